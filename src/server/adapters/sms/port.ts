/** Sends text messages to mobile phones. */
export interface SmsSender {
  /** Messages a second that may be handed over, by all copies of the app together. */
  readonly pace: number
  /**
   * @param message.to phone in E.164
   * @param message.text whole text, already in the reader's language
   * @param message.reference our own id of the message; a gateway that recognises it must not send the message twice
   * @returns the gateway's id of the message
   * @throws DeliveryError
   */
  send(message: { to: string; text: string; reference: string }): Promise<{ providerId: string }>
}
