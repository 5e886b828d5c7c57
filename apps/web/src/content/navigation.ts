import type { Action } from './blocks.ts';

type FooterColumn = { readonly heading: string; readonly links: readonly Action[] };
type DocumentLink = { readonly label: string; readonly href: `/${string}.pdf` };

/** The page identifiers of spec §3; the lunch offer has none. */
export type NavigationPage = 'home' | 'aboutUs' | 'tickets' | 'buyingGroupTickets' | 'contactUs';

type MainLink = Action & { readonly page?: NavigationPage };

/** The top bar and the side panel. */
export const mainLinks: readonly MainLink[] = [
  { page: 'home', label: 'Početna', to: '/' },
  { page: 'aboutUs', label: 'O nama', to: '/aboutUs' },
  { page: 'tickets', label: 'Ulaznice', to: '/tickets' },
  { page: 'buyingGroupTickets', label: 'Kupovina grupnih karata', to: '/buyingGroupTickets' },
  { label: 'Ponuda restorana za grupne posete', to: '/lunchOffer' },
  { page: 'contactUs', label: 'Kontakt', to: '/contactUs' },
];

/** Beside the main links: everything else that visitors look for, in the panel and under one button. */
export const museumLinks: readonly Action[] = [
  { label: 'Planirajte posetu', to: '/planirajte-posetu' },
  { label: 'Izložbe', to: '/exhibitions' },
  { label: 'Dinosville', to: '/dinosville' },
  { label: 'Igraonica', to: '/gameRoom' },
  { label: 'Restoran', to: '/restaurant' },
  { label: 'Suvenirnica', to: '/souvenirShop' },
  { label: 'Grupne posete', to: '/groupVisit' },
  { label: 'Dečiji rođendani', to: '/birthday' },
  { label: 'Organizacija događaja', to: '/happening' },
  { label: 'Iznajmljivanje bicikala', to: '/bicycle-info' },
];

export const museumLinksHeading = 'Muzej i park';

/** Before the columns of the spec. */
export const visitColumn = {
  heading: 'Poseta',
  links: [
    { label: 'Planirajte posetu', to: '/planirajte-posetu' },
    { label: 'Ulaznice', to: '/tickets' },
    { label: 'Pravila posete', to: '/visit-rules' },
    { label: 'Iznajmljivanje bicikala', to: '/bicycle-info' },
    { label: 'O nama', to: '/aboutUs' },
    { label: 'Kontakt', to: '/contactUs' },
  ],
} as const satisfies FooterColumn;

/** The columns of the spec. */
export const footerColumns = [
  {
    heading: 'Obilazak',
    links: [
      { label: 'Izložbe', to: '/exhibitions' },
      { label: 'Dinosville', to: '/dinosville' },
      { label: 'Restoran', to: '/restaurant' },
      { label: 'Suvenirnica', to: '/souvenirShop' },
      { label: 'Igraonica', to: '/gameRoom' },
    ],
  },
  {
    heading: 'Ponuda',
    links: [
      { label: 'Grupne posete', to: '/groupVisit' },
      { label: 'Organizacija dečijih rođendana', to: '/birthday' },
      { label: 'Organizacija događaja', to: '/happening' },
      { label: 'Dino kamp', to: '/' },
    ],
  },
] as const satisfies readonly FooterColumn[];

/** Below the columns of the spec, on every page. */
export const privacyLink = {
  label: 'Zaštita podataka o ličnosti',
  to: '/privatnost',
} as const satisfies Action;

/** Above the button of every form that asks for personal data: what they are used for. */
export const privacyNotice = {
  visitRequest: 'Podatke koristimo samo za pripremu posete, predračun i fakturu.',
  contact: 'Podatke koristimo samo da odgovorimo na vašu poruku.',
  link: 'Kako čuvamo vaše podatke',
};

export const documentsHeading = 'Dokumenti';

/** Opened in a new tab. */
export const documentLinks = [
  { label: 'Podaci o pravnom licu', href: '/documents/company-data.pdf' },
  { label: 'Osnivački akt', href: '/documents/founding-act.pdf' },
  { label: 'Protokol o postupanju', href: '/documents/procedure-protocol.pdf' },
] as const satisfies readonly DocumentLink[];
