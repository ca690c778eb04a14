import type { Attention } from '#contract/desk.ts'
import type { WaitName } from '#contract/rules/waiting-lists.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { pages } from '#contract/pages.ts'
import { type BackOfficeRole, mayAs } from '#contract/rules/roles.ts'
import type { IconComponent } from '#web/ui/icons.tsx'
import {
  BagIcon,
  CalendarIcon,
  CameraIcon,
  CardIcon,
  ChartIcon,
  ClockIcon,
  ExternalIcon,
  HomeIcon,
  LampIcon,
  LockIcon,
  MailIcon,
  PeopleIcon,
  SettingsIcon,
  ShelfIcon,
  StepsIcon,
  PercentIcon,
  ReturnIcon,
  ScanIcon,
  TagIcon,
  ColumnsIcon,
  ShareIcon,
  TextIcon,
  TruckIcon,
} from '#web/ui/icons.tsx'

/** Parts of the back office that an installation can switch off. The navigation shows them only while they are on. */
export type SwitchedPart = 'einvoices'
export type Person = { name: string; role: BackOfficeRole; on: readonly SwitchedPart[] }
/** Number of open tasks by place. Only tasks that need an action count. */
export type Badges = Readonly<Partial<Record<string, number>>>
export const placeGroups = ['work', 'catalogue', 'people', 'shop'] as const

type PlaceFacts = {
  group: (typeof placeGroups)[number]
  to: string
  /** Pressed after `g`. */
  goKey: string
  /** The lowest role that may open the page. */
  from: BackOfficeRole
  icon: IconComponent
  /** Shown in the bar at the bottom of a phone. The others are under "More". */
  onPhone?: boolean
  /** Shown only while this part is on. */
  part?: SwitchedPart
  /** Counts of open tasks shown at this place. */
  waits?: readonly WaitName[]
}

/** Every page in the navigation. A new page needs an entry here and its name under `nav.place` in messages/…/admin.json. */
const factsOf = {
  dashboard: { group: 'work', to: pages.admin(), goKey: 'd', from: 'staff', icon: HomeIcon, onPhone: true },
  orders: { group: 'work', to: adminPages.orders(), goKey: 'o', from: 'staff', icon: BagIcon, onPhone: true, waits: ['ready_to_ship'] },
  messages: { group: 'work', to: adminPages.messages(), goKey: 'i', from: 'staff', icon: MailIcon, waits: ['unread_messages'] },
  production: {
    group: 'work',
    to: adminPages.production(),
    goKey: 'q',
    from: 'staff',
    icon: ColumnsIcon,
    onPhone: true,
    waits: ['overdue_items'],
  },
  returns: { group: 'work', to: adminPages.returns(), goKey: 'z', from: 'staff', icon: ReturnIcon, waits: ['returns_waiting'] },
  proofs: { group: 'work', to: adminPages.proofs(), goKey: 'f', from: 'staff', icon: CardIcon, waits: ['proofs_waiting'] },
  products: { group: 'catalogue', to: adminPages.products(), goKey: 'p', from: 'staff', icon: TagIcon },
  categories: { group: 'catalogue', to: adminPages.categories(), goKey: 'c', from: 'admin', icon: ShelfIcon },
  studio: { group: 'catalogue', to: adminPages.studio(), goKey: 's', from: 'admin', icon: CameraIcon },
  members: {
    group: 'people',
    to: adminPages.members(),
    goKey: 'm',
    from: 'staff',
    icon: PeopleIcon,
    waits: ['membership_requests'],
  },
  scan: { group: 'work', to: adminPages.scanOrders(), goKey: 'x', from: 'staff', icon: ScanIcon, onPhone: true },
  events: { group: 'work', to: adminPages.events(), goKey: 'e', from: 'staff', icon: CalendarIcon, waits: ['uncollected'] },
  partners: {
    group: 'people',
    to: adminPages.partners(),
    goKey: 'a',
    from: 'staff',
    icon: ShareIcon,
    waits: ['partner_applications'],
  },
  reviews: { group: 'people', to: adminPages.reviews(), goKey: 'j', from: 'staff', icon: TextIcon, waits: ['reviews_waiting'] },
  productTypes: { group: 'catalogue', to: adminPages.productTypes(), goKey: 't', from: 'admin', icon: StepsIcon },
  content: { group: 'catalogue', to: adminPages.content(), goKey: 'b', from: 'admin', icon: TextIcon },
  stories: { group: 'catalogue', to: adminPages.stories(), goKey: 'h', from: 'admin', icon: ShareIcon },
  size_guides: { group: 'catalogue', to: adminPages.sizeGuides(), goKey: 'v', from: 'admin', icon: ColumnsIcon },
  analytics: { group: 'shop', to: adminPages.analytics(), goKey: 'y', from: 'admin', icon: ChartIcon },
  payment_methods: { group: 'shop', to: adminPages.paymentMethods(), goKey: 'w', from: 'admin', icon: CardIcon },
  checkout_settings: { group: 'shop', to: adminPages.checkoutSettings(), goKey: 'k', from: 'admin', icon: TruckIcon },
  newsletter: { group: 'people', to: adminPages.newsletter(), goKey: 'n', from: 'admin', icon: MailIcon },
  einvoices: { group: 'shop', to: adminPages.einvoices(), goKey: '1', from: 'admin', icon: TextIcon, part: 'einvoices' },
  discounts: { group: 'shop', to: adminPages.discounts(), goKey: 'u', from: 'admin', icon: PercentIcon },
  settings: { group: 'shop', to: adminPages.settings(), goKey: ',', from: 'admin', icon: SettingsIcon },
  administrators: { group: 'shop', to: adminPages.management(), goKey: 'r', from: 'super_admin', icon: LockIcon },
  log: { group: 'shop', to: adminPages.log(), goKey: 'l', from: 'admin', icon: ClockIcon },
  agents: {
    group: 'shop',
    to: adminPages.agents(),
    goKey: 'g',
    from: 'admin',
    icon: ExternalIcon,
    waits: ['failed_agent_events'],
  },
  system: { group: 'shop', to: adminPages.system(), goKey: '.', from: 'admin', icon: LampIcon },
} as const satisfies Record<string, PlaceFacts>

/** Records that can be created from anywhere, with `n` and a letter or through the palette. */
const makingsOf = {
  product: { to: adminPages.productNew(), newKey: 'p', from: 'admin' },
  order: { to: adminPages.newOrder(), newKey: 'o', from: 'staff' },
  event: { to: adminPages.newEvent(), newKey: 'e', from: 'admin' },
  letter: { to: adminPages.newCampaign(), newKey: 'l', from: 'admin' },
  sale: { to: adminPages.events(), newKey: 's', from: 'staff' },
  /** Not `s`, which is the counter sale's: staff at the stall press it blindly. */
  studio: { to: adminPages.newStudioSession(), newKey: 'i', from: 'admin' },
} as const satisfies Record<string, { to: string; newKey: string; from: BackOfficeRole }>

export type Place = PlaceFacts & { key: keyof typeof factsOf }
const places: readonly Place[] = (Object.keys(factsOf) as Place['key'][]).map((key) => ({ key, ...factsOf[key] }))

/** The dashboard must match exactly, since all addresses of the back office start with its own. */
export function isAt(to: string, pathname: string): boolean {
  return to === pages.admin() ? pathname === to : pathname === to || pathname.startsWith(`${to}/`)
}

export function placesFor(role: BackOfficeRole, on: readonly SwitchedPart[] = []): readonly Place[] {
  return places.filter(({ from, part }) => mayAs(from, role) && (part === undefined || on.includes(part)))
}

export function makingsFor(role: BackOfficeRole) {
  return (Object.keys(makingsOf) as (keyof typeof makingsOf)[])
    .map((key) => ({ key, ...makingsOf[key] }))
    .filter(({ from }) => mayAs(from, role))
}

export function badgesOf(attention: Attention): Record<string, number> {
  return Object.fromEntries(places.map(({ key, waits = [] }) => [key, waits.reduce((sum, name) => sum + attention[name].count, 0)]))
}
