import type { OnSiteRole } from '#domain/employee/on-site-role.ts'
import type { ContractorRole } from '#domain/staff-company/contractor-role.ts'
import type { ReviewState } from '#domain/staff-company/review-transitions.ts'
import type { VehicleType } from '#domain/vehicle/vehicle-type.ts'

/** Surname, first name and patronymic with the Latin surname and first name; a foreigner has no patronymic. */
type DemoEmployee = {
  name: string
  latin: string
  phone?: string
  address: string
  works: 'forum' | 'montage' | 'both'
  role: OnSiteRole | null
  state: ReviewState
  selfRegistered?: true
}

type DemoVehicle = {
  brand: string
  plate: string
  country?: string
  type: VehicleType
  lengthCm: number
  heightCm: number
  /** The place of the driver among the company's employees. */
  driver: number | null
  arrivesOn: string
  leavesOn: string
  /** It comes on the forum days too; otherwise only while the site is built up and taken down. */
  onForum?: true
  state: ReviewState
}

/** A company on site with its responsible employee, who logs in with the phone. */
export type DemoStaffCompany = {
  phone: string
  name: string
  inn: string | null
  contractorRole: ContractorRole
  /** Moscow time. */
  createdAt: string
  confirmedAt: string | null
  owner: { name: string; latin: string; email: string; position: string }
  employees: readonly DemoEmployee[]
  vehicles: readonly DemoVehicle[]
}

/** A stand builder with people and vehicles in every state, a partner whose package is confirmed, and an exhibitor whose package waits. */
export const demoStaffCompanies: readonly DemoStaffCompany[] = [
  {
    phone: '+79001000021',
    name: 'ООО «Стройформ»',
    inn: '7799005490',
    contractorRole: 'contractor',
    createdAt: '2025-09-02 10:10',
    confirmedAt: '2025-09-02 15:40',
    owner: {
      name: 'Кольцова Марина Игоревна',
      latin: 'Koltsova Marina',
      email: 'm.koltsova@stroyform.example',
      position: 'Руководитель проектов',
    },
    employees: [
      {
        name: 'Воробьёв Пётр Алексеевич',
        latin: 'Vorobev Petr',
        phone: '+79001000221',
        address: '354000, г. Сочи, ул. Морская, д. 5, кв. 12',
        works: 'montage',
        role: 'driver',
        state: 'approved',
      },
      {
        name: 'Дёмин Артур Олегович',
        latin: 'Demin Artur',
        address: '354340, г. Сочи, ул. Садовая, д. 17',
        works: 'montage',
        role: 'builder',
        state: 'approved',
      },
      {
        name: 'Жуков Лев Маратович',
        latin: 'Zhukov Lev',
        phone: '+79001000222',
        address: '354392, г. Сочи, ул. Лесная, д. 3, кв. 44',
        works: 'montage',
        role: 'driver',
        state: 'pending',
      },
      {
        name: 'Карпенко Игнат Сергеевич',
        latin: 'Karpenko Ignat',
        address: '350000, г. Краснодар, ул. Южная, д. 21, кв. 8',
        works: 'montage',
        role: 'loader',
        state: 'pending',
      },
      {
        name: 'Лыткин Борис Павлович',
        latin: 'Lytkin Boris',
        address: '354002, г. Сочи, ул. Горная, д. 40',
        works: 'montage',
        role: 'loader',
        state: 'rejected',
      },
      {
        name: 'Юсупов Тимур Ринатович',
        latin: 'Iusupov Timur',
        address: '354008, г. Сочи, ул. Виноградная, д. 11, кв. 3',
        works: 'montage',
        role: null,
        state: 'unconfirmed',
        selfRegistered: true,
      },
    ],
    vehicles: [
      {
        brand: 'ГАЗель Next',
        plate: 'А123ВС123',
        type: 'van',
        lengthCm: 670,
        heightCm: 280,
        driver: 0,
        arrivesOn: '2026-02-15',
        leavesOn: '2026-02-17',
        state: 'approved',
      },
      {
        brand: 'КамАЗ 5490',
        plate: 'К404МН123',
        type: 'articulated',
        lengthCm: 1650,
        heightCm: 400,
        driver: 2,
        arrivesOn: '2026-02-15',
        leavesOn: '2026-02-15',
        state: 'pending',
      },
      {
        brand: 'Манипулятор Hino 500',
        plate: 'Т777ОО93',
        type: 'special',
        lengthCm: 980,
        heightCm: 360,
        driver: 2,
        arrivesOn: '2026-02-16',
        leavesOn: '2026-02-16',
        state: 'rejected',
      },
      {
        brand: 'Fiat Ducato',
        plate: 'Н350РС123',
        type: 'van',
        lengthCm: 600,
        heightCm: 260,
        driver: null,
        arrivesOn: '2026-02-20',
        leavesOn: '2026-02-21',
        state: 'unconfirmed',
      },
    ],
  },
  {
    phone: '+79001000022',
    name: 'АО «Щит и ключ»',
    inn: '7799006102',
    contractorRole: 'partner',
    createdAt: '2025-09-04 12:30',
    confirmedAt: '2025-09-05 11:05',
    owner: {
      name: 'Савельев Роман Юрьевич',
      latin: 'Savelev Roman',
      email: 'r.savelev@shield-key.example',
      position: 'Менеджер по выставкам',
    },
    employees: [
      {
        name: 'Абрамова Нина Львовна',
        latin: 'Abramova Nina',
        address: '119021, г. Москва, ул. Росинки, д. 9, кв. 30',
        works: 'forum',
        role: 'standStaff',
        state: 'approved',
      },
      {
        name: 'Громов Степан Ильич',
        latin: 'Gromov Stepan',
        phone: '+79001000223',
        address: '125009, г. Москва, пер. Тихий, д. 4, кв. 2',
        works: 'both',
        role: 'driver',
        state: 'approved',
      },
      {
        name: 'Исаева Дарья Марковна',
        latin: 'Isaeva Daria',
        address: '107078, г. Москва, ул. Новая, д. 15, кв. 61',
        works: 'forum',
        role: 'standStaff',
        state: 'pending',
      },
      {
        name: 'Панов Олег Денисович',
        latin: 'Panov Oleg',
        address: '141400, г. Химки, ул. Речная, д. 2, кв. 19',
        works: 'forum',
        role: null,
        state: 'unconfirmed',
      },
    ],
    vehicles: [
      {
        brand: 'Volkswagen Crafter',
        plate: 'М512КТ777',
        type: 'van',
        lengthCm: 599,
        heightCm: 259,
        driver: 1,
        arrivesOn: '2026-02-15',
        leavesOn: '2026-02-21',
        onForum: true,
        state: 'approved',
      },
    ],
  },
  {
    phone: '+79001000023',
    name: 'Baltic Vault OÜ',
    inn: null,
    contractorRole: 'exhibitor',
    createdAt: '2025-09-13 18:20',
    confirmedAt: null,
    owner: {
      name: 'Тамм Карин',
      latin: 'Tamm Karin',
      email: 'karin.tamm@balticvault.example',
      position: 'Event manager',
    },
    employees: [
      {
        name: 'Саар Мартин',
        latin: 'Saar Martin',
        address: 'Pärnu mnt 10, 10148 Tallinn, Estonia',
        works: 'montage',
        role: null,
        state: 'unconfirmed',
      },
    ],
    vehicles: [
      {
        brand: 'Volvo FH',
        plate: '123ABC',
        country: 'EE',
        type: 'articulated',
        lengthCm: 1600,
        heightCm: 400,
        driver: null,
        arrivesOn: '2026-02-16',
        leavesOn: '2026-02-17',
        state: 'unconfirmed',
      },
    ],
  },
]
