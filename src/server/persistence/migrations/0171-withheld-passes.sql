-- A pass that security has voided by hand stays void, whatever the verdict says, until it is given again by hand.
alter table pass
  add column withheld_at timestamptz,
  add column withheld_by uuid references account,
  add column withheld_reason text,
  add constraint pass_withheld check (
    (withheld_at is null) = (withheld_by is null) and (withheld_at is null) = (withheld_reason is null)
    and (withheld_at is null or revoked_at is not null)
  );

alter table pass_revocation drop constraint pass_revocation_reason_check;
alter table pass_revocation
  add constraint pass_revocation_reason_check check (reason in ('verdict', 'reissued', 'withheld'));

-- The list of passes looks up the last revocation of each.
create index pass_revocation_pass on pass_revocation (pass_guid, number desc);
