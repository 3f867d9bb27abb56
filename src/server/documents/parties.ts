/** The seller's account as the payer's bank needs it. */
export interface DocumentBank {
  name: string
  /** 9 digits. */
  bic: string
  /** 20 digits. */
  correspondentAccount: string
  /** 20 digits; the seller's settlement account. */
  account: string
}

export interface DocumentSeller {
  name: string
  inn: string
  /** Null for a sole trader. */
  kpp: string | null
  address: string
  bank: DocumentBank
  /** How a company abroad pays, in both languages. */
  payFromAbroad?: { ru: string; en: string } | null | undefined
  /** Surname and initials of the person who signs for the head. */
  headName: string
  /** Surname and initials of the person who signs for the chief accountant. */
  accountantName: string
}

export interface DocumentBuyer {
  name: string
  /** Null for a company without a Russian INN. */
  inn: string | null
  kpp: string | null
  address: string
  /** Of a company abroad, in its own country. */
  foreignNumber?: string | null
}
