/** What a price is paid for. */
export type PriceKindGroup = 'meal' | 'ticket' | 'groupTicket' | 'birthday';

/**
 * Every price of the product: its key on the wire, its name for people, the group it belongs to
 * and the dinars it is seeded with (spec §3 and §9, contract §3; meal prices are the seed's own).
 */
const PRICE_CATALOG = {
  KIDS_DINO_WITHOUT_SOUP: { label: 'Dečiji dino obrok bez supe', group: 'meal', seed: 650 },
  KIDS_DINO_WITH_SOUP: { label: 'Dečiji dino obrok sa supom', group: 'meal', seed: 750 },
  BASE_DINNER_1: { label: 'Osnovnoškolski obrok 1', group: 'meal', seed: 600 },
  BASE_DINNER_2_WITH_CAKE: {
    label: 'Osnovnoškolski obrok 2 sa kolačem',
    group: 'meal',
    seed: 850,
  },
  BASE_DINNER_2_WITHOUT_CAKE: {
    label: 'Osnovnoškolski obrok 2 bez kolača',
    group: 'meal',
    seed: 750,
  },
  SCHOOL_DINNER: { label: 'Školski obrok', group: 'meal', seed: 550 },
  ADULT_DINNER: { label: 'Obrok za odrasle', group: 'meal', seed: 1200 },
  LUNCH_PACKET: { label: 'Lanč paket', group: 'meal', seed: 400 },
  TICKET_CHILD: { label: 'Ulaznica za decu od 3 do 12 godina', group: 'ticket', seed: 500 },
  TICKET_ADULT: { label: 'Ulaznica za odrasle', group: 'ticket', seed: 800 },
  TICKET_MEMORIAL_HOUSE: {
    label: 'Pojedinačna ulaznica za spomen-kuću',
    group: 'ticket',
    seed: 400,
  },
  TICKET_FAMILY_1_CHILD: { label: 'Porodična ulaznica, jedno dete', group: 'ticket', seed: 1950 },
  TICKET_FAMILY_2_CHILDREN: {
    label: 'Porodična ulaznica, dvoje dece',
    group: 'ticket',
    seed: 2300,
  },
  TICKET_FAMILY_3_CHILDREN: {
    label: 'Porodična ulaznica, troje dece',
    group: 'ticket',
    seed: 2700,
  },
  TICKET_FAMILY_4_CHILDREN: {
    label: 'Porodična ulaznica, četvoro dece',
    group: 'ticket',
    seed: 3000,
  },
  GROUP_CENTRE: { label: 'Grupna ulaznica: centar', group: 'groupTicket', seed: 400 },
  GROUP_CENTRE_MEMORIAL: {
    label: 'Grupna ulaznica: centar i spomen-kuća',
    group: 'groupTicket',
    seed: 550,
  },
  GROUP_MEMORIAL: { label: 'Grupna ulaznica: spomen-kuća', group: 'groupTicket', seed: 300 },
  GROUP_CENTRE_ADDITIONAL: {
    label: 'Grupna ulaznica: centar i dodatni sadržaj',
    group: 'groupTicket',
    seed: 550,
  },
  GROUP_ALL: {
    label: 'Grupna ulaznica: centar, spomen-kuća i dodatni sadržaj',
    group: 'groupTicket',
    seed: 700,
  },
  BIRTHDAY_RENTAL: { label: 'Zakup termina za rođendan', group: 'birthday', seed: 10_000 },
} as const satisfies Record<string, { label: string; group: PriceKindGroup; seed: number }>;

export type PriceKind = keyof typeof PRICE_CATALOG;

/** All price kinds in the order in which people look for them. */
export const PRICE_KINDS = Object.keys(PRICE_CATALOG) as [PriceKind, ...PriceKind[]];

/** The kind that a new price starts with (spec §3). */
export const DEFAULT_PRICE_KIND: PriceKind = 'ADULT_DINNER';

/** The Serbian name of a price kind. */
export const priceKindLabel = (kind: PriceKind): string => PRICE_CATALOG[kind].label;

/** The group of a price kind. */
export const priceKindGroup = (kind: PriceKind): PriceKindGroup => PRICE_CATALOG[kind].group;

/** The price that an empty price list starts with, in dinars. */
export const seedPrice = (kind: PriceKind): number => PRICE_CATALOG[kind].seed;
