import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';
import type { RulesContent } from '#content/page-content.ts';

const { groupVisit, tickets, visitRules: distances } = facts;

export const visitRules = {
  template: 'rules',
  path: '/visit-rules',
  title: 'Pravila posete',
  description:
    'Devet opštih pravila ponašanja u centru i parku i posebna pravila za vođe grupa: kako da poseta bude bezbedna i prijatna za sve.',
  parent: { path: '/tickets', label: 'Ulaznice' },
  slot: 'visit-rules',
  hero: {
    heading: 'Pravila posete',
    lead: 'Eksponati su krhki, a posetilaca je mnogo. Uz ova pravila poseta je bezbedna i prijatna za sve.',
    scene: 'dinosaurs',
    strip: 'visit-rules',
    alt: 'Crtež centralne sale: posetioci iza zaštitnog užeta gledaju skelet dugovratog dinosaurusa',
  },
  numberedSections: false,
  sections: [
    {
      heading: 'Opšta pravila ponašanja',
      items: [
        `Ulaznicu kupite na blagajni i sačuvajte je do kraja posete. Poslednji ulaz je ${measure(tickets.lastEntryMinutes, 'minuta')} pre zatvaranja.`,
        'Poštujte uputstva osoblja, oznake i smer kretanja kroz izložbe.',
        'Eksponate ne dodirujte, osim tamo gde natpis kaže da je to dozvoljeno.',
        'Ne penjite se na replike, vulkan, ograde i postolja.',
        'Ne trčite, ne gurajte se i govorite tiho, da bi i drugi mogli da čuju vodiča.',
        'Hranu i piće ne unosite u izložbeni prostor; za predah je tu restoran.',
        'Ne pušite i ne koristite otvoreni plamen.',
        'Čuvajte zelenilo i čistoću parka: otpatke bacajte u korpe, a biljke ostavite gde rastu.',
        'Deca su sve vreme posete pod nadzorom odraslih. Štetu prijavite osoblju; za nju odgovara onaj ko ju je napravio, a za dete osoba koja ga prati.',
      ],
    },
    {
      heading: 'Posebna pravila za vođe grupa',
      intro: 'Vođa odgovara za grupu od dolaska do odlaska.',
      items: [
        `Pobrinite se da svi u grupi ostanu najmanje ${measure(distances.exhibitDistanceCm, 'cm')} od eksponata.`,
        'Pre ulaska upoznajte grupu sa ovim pravilima.',
        'Ako je poseta plaćena unapred, na blagajni pokažite dokaz o uplati.',
        `Budite uz grupu tokom celog obilaska. Obilazak je ograničen na ${measure(groupVisit.tourMinutes, 'minuta')}, a uz organizovan ručak u restoranu na ${measure(groupVisit.tourWithMealMinutes, 'minuta')}.`,
        `Besplatan ulaz za pratioce: kod predškolaca jedan vaspitač na ${measure(groupVisit.childrenPerEducator, 'dece')}, kod učenika jedan nastavnik na ${measure(groupVisit.pupilsPerTeacher, 'učenika')}, kao i lekar i vodič po grupi.`,
      ],
    },
  ],
  closing: {
    kind: 'callout',
    tone: 'invitation',
    heading: 'Dolazite sa grupom?',
    text: 'Posetu najavite najmanje nedelju dana pre dolaska.',
    actions: [
      { label: 'Zakažite grupnu posetu', to: '/buyingGroupTickets' },
      { label: 'Ulaznice', to: '/tickets' },
    ],
  },
} as const satisfies RulesContent;
