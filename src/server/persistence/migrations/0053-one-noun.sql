-- What is a chat and a photograph everywhere else is called so here too (docs/glossary.md).
alter table chat_thread rename to chat;
alter table chat rename constraint chat_thread_person to chat_person;
alter table chat rename constraint chat_thread_marks to chat_marks;
alter index chat_thread_waiting rename to chat_waiting;
alter index chat_thread_resting rename to chat_resting;
alter index chat_thread_open rename to chat_open;
alter index chat_thread_owner rename to chat_owner;
alter index chat_thread_participant rename to chat_participant;
alter index chat_thread_account rename to chat_account;
alter index chat_thread_notice rename to chat_notice;
alter index file_chat_thread rename to file_chat;
alter table chat_message rename column thread_guid to chat_guid;
alter table file rename column chat_thread_guid to chat_guid;
alter table participant rename column photo_file_guid to photograph_file_guid;

-- A part of a card payment whose attempt ended without money.
alter table card_payment_line drop constraint card_payment_line_state_check;
update card_payment_line set state = 'lapsed' where state = 'letGo';
alter table card_payment_line add constraint card_payment_line_state_check
  check (state in ('open', 'lapsed', 'charged', 'refundDue', 'refunded'));
