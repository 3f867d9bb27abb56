export type CompanyState = 'active' | 'liquidating' | 'liquidated' | 'bankrupt' | 'reorganizing'

/** A company or sole trader as the state register knows it; every field stays editable in our forms. */
export interface RegisteredCompany {
  /** 10 digits, 12 for a sole trader. */
  inn: string
  /** Null for a sole trader. */
  kpp: string | null
  /** Full name with its legal form. */
  name: string
  /** Short name with its legal form. */
  shortName: string
  /** Address of registration in one line; empty when the register hides it (sole traders). */
  address: string
  /** OGRN of 13 digits, OGRNIP of 15. */
  ogrn: string
  kind: 'legal' | 'sole_trader'
  state: CompanyState
}

export type CompanyLookup =
  | {
      ok: true
      /** The head office. */
      company: RegisteredCompany
      /** Branches: the same INN with another KPP and address. */
      branches: RegisteredCompany[]
    }
  | { ok: false; code: 'inn_not_found' | 'company_lookup_failed' }

export interface CompanyRegister {
  /** Never throws: an unreachable register gives `company_lookup_failed`. Expects an INN with right check digits. */
  findByInn(inn: string): Promise<CompanyLookup>
}
