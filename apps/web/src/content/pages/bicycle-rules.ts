import { facts } from '#content/facts.ts';
import { hourRange, measure } from '#content/measure.ts';
import type { RulesContent } from '#content/page-content.ts';

const { bicycles } = facts;

export const bicycleRules = {
  template: 'rules',
  path: '/bicycle-rules',
  title: 'Opšti uslovi iznajmljivanja bicikala',
  description:
    'Opšti uslovi iznajmljivanja bicikala u četrnaest tačaka: ko može da vozi, kada, kako se bicikl preuzima, čuva, parkira i vraća.',
  parent: { path: '/bicycle-info', label: 'Iznajmljivanje bicikala' },
  slot: 'bicycle-rules',
  hero: {
    heading: 'Opšti uslovi iznajmljivanja bicikala',
    lead: 'Četrnaest kratkih tačaka koje prihvatate kada preuzmete bicikl.',
    scene: 'cycle-path',
    strip: 'bicycles',
    alt: 'Crtež porodice na biciklima pored jezera i stegosaurusa',
  },
  numberedSections: true,
  sections: [
    {
      heading: 'Na šta se uslovi odnose',
      items: [
        'Ovi uslovi uređuju korišćenje bicikala koje centar daje posetiocima.',
        'Korisnik je osoba koja preuzme bicikl i time prihvati odgovornost za njega.',
      ],
    },
    {
      heading: 'Ko može da iznajmi bicikl',
      items: [
        `Bicikl može da iznajmi osoba starija od ${measure(bicycles.minimumAge, 'godina')}.`,
        'Korisnik treba da ume da vozi bicikl i da je u stanju da njime bezbedno upravlja.',
      ],
    },
    {
      heading: 'Lični dokument',
      items: [
        'Pri preuzimanju korisnik pokazuje lični dokument.',
        'Bez ličnog dokumenta bicikl se ne izdaje.',
      ],
    },
    {
      heading: 'Vreme korišćenja',
      items: [
        `Bicikli su na raspolaganju ${hourRange(bicycles.availableFromHour, bicycles.availableToHour)}.`,
        `Bicikl vratite u dogovoreno vreme, najkasnije do ${measure(bicycles.availableToHour, 'h')}.`,
      ],
    },
    {
      heading: 'Naknada',
      items: [
        'Iznajmljivanje je besplatno.',
        'Korisnik plaća samo štetu koju je napravio i prekoračenje dogovorenog vremena.',
      ],
    },
    {
      heading: 'Broj bicikala',
      items: [
        'Jedan korisnik može da iznajmi samo jedan bicikl.',
        'Bicikl se ne ustupa drugoj osobi.',
      ],
    },
    {
      heading: 'Preuzimanje',
      items: [
        'Pre vožnje proverite kočnice, gume, zvono i svetla.',
        'Primedbe iznesite odmah; posle preuzimanja smatra se da je bicikl bio ispravan.',
      ],
    },
    {
      heading: 'Vožnja',
      items: [
        'Poštujte propise o bezbednosti saobraćaja i prilagodite vožnju uslovima na putu.',
        'Ne vozite pod uticajem alkohola ili drugih sredstava koja umanjuju pažnju.',
        'Bicikl nije namenjen takmičenjima, skokovima i vožnji van uređenih staza i puteva.',
      ],
    },
    {
      heading: 'Prevoz stvari i osoba',
      items: [
        `U korpu stavite najviše ${measure(bicycles.basketKg, 'kg')}.`,
        'Na biciklu se vozi samo jedna osoba.',
      ],
    },
    {
      heading: 'Parkiranje',
      items: [
        `Ne ostavljajte bicikl u prolazima užim od ${measure(bicycles.passageMetres, 'm')}.`,
        'Parkiran bicikl ne sme da zaprečava ulaze, rampe i pešačke prelaze. Kada ga ostavljate, zaključajte ga.',
      ],
    },
    {
      heading: 'Kvar i nezgoda',
      items: [
        'Ako se bicikl pokvari, prekinite vožnju i javite nam se. Ne popravljajte ga sami.',
        'U slučaju nezgode najpre pomozite povređenima, pozovite nadležne službe i obavestite nas.',
      ],
    },
    {
      heading: 'Vraćanje',
      items: [
        'Bicikl se vraća tamo gde je preuzet, čist i u stanju u kojem je izdat.',
        'Iznajmljivanje se završava kada osoblje pregleda i primi bicikl.',
      ],
    },
    {
      heading: 'Bicikl koji nije vraćen',
      items: [
        `Bicikl koji nije vraćen u roku od ${measure(bicycles.stolenAfterHours, 'sata')} smatra se ukradenim.`,
        'U tom slučaju događaj prijavljujemo nadležnim organima.',
      ],
    },
    {
      heading: 'Odgovornost i kontakt',
      items: [
        'Korisnik odgovara za bicikl od preuzimanja do vraćanja i za štetu koju vožnjom nanese sebi ili drugima.',
        `Za pitanja smo dostupni ${hourRange(bicycles.contactFromHour, bicycles.contactToHour)}.`,
        'Preuzimanjem bicikla korisnik prihvata ove uslove.',
      ],
    },
  ],
  closing: {
    kind: 'callout',
    tone: 'note',
    text: [
      'Imate pitanje pre vožnje? Brojevi telefona i adrese su na strani ',
      { text: 'Kontakt', to: '/contactUs' },
      '.',
    ],
  },
} as const satisfies RulesContent;
