/** Legal forms that stand before a company's name, in full and in the usual short form; longer ones first. */
const forms: readonly (readonly [full: string, short: string])[] = [
  ['федеральное государственное бюджетное образовательное учреждение высшего образования', 'ФГБОУ ВО'],
  ['федеральное государственное автономное образовательное учреждение высшего образования', 'ФГАОУ ВО'],
  ['федеральное государственное бюджетное учреждение', 'ФГБУ'],
  ['федеральное государственное унитарное предприятие', 'ФГУП'],
  ['автономная некоммерческая организация высшего образования', 'АНО ВО'],
  ['автономная некоммерческая организация', 'АНО'],
  ['общество с ограниченной ответственностью', 'ООО'],
  ['непубличное акционерное общество', 'НАО'],
  ['публичное акционерное общество', 'ПАО'],
  ['акционерное общество', 'АО'],
  ['индивидуальный предприниматель', 'ИП'],
]

/** The name with its legal form shortened, for lists where the distinguishing words must be visible; documents keep the full name. */
export function withShortLegalForm(name: string): string {
  const lower = name.toLowerCase()
  const form = forms.find(([full]) => lower.startsWith(`${full} `))
  return form ? `${form[1]} ${name.slice(form[0].length + 1).trimStart()}` : name
}
