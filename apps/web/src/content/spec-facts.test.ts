import { organisation } from '@museum/shared/organisation/organisation';
import { PRICE_KINDS, priceKindGroup } from '@museum/shared/prices/price-kind';
import { VISITORS_PER_EDUCATOR } from '@museum/shared/quote/free-followers';
import { MIN_GROUP_SIZE } from '@museum/shared/quote/ticket-kind';
import { TOUR_MINUTES } from '@museum/shared/visit-requests/requester/requester-rules';
import { describe, expect, it } from 'vitest';
import { allPages } from './all-pages.ts';
import { facts } from './facts.ts';
import { hourRange, measure, numeral } from './measure.ts';
import { documentLinks, footerColumns, mainLinks } from './navigation.ts';
import { birthday } from './pages/birthday.ts';
import { bicycleRules } from './pages/bicycle-rules.ts';
import { exhibitions } from './pages/exhibitions.ts';
import { groupVisit } from './pages/group-visit.ts';
import { home } from './pages/home.ts';
import { visitRules } from './pages/visit-rules.ts';
import type { PublicPath } from './public-path.ts';
import { actionsOf, plainTextOf, valuesOf } from './walk-content.ts';

const pageAt = (path: PublicPath) => allPages.find((page) => page.path === path);

/** Spec §1, §2 and §9: what a visitor must be able to read, and where. */
const specFacts: [PublicPath, string[]][] = [
  // Confirmations to one address go out a few an hour: the later ones wait.
  ['/buyingGroupTicketsSuccess', ['ali može i da kasni', 'u roku od 24 sata']],
  ['/', ['9 stalnih izložbi', 'više od 30 replika', '7 km', '110 km', '45 km', '132 km', '60 km']],
  ['/', ['visok 11 m i dug 20 m', '1996. godine na dubini od 21 m', 'oko 10 m', 'Oko 15%']],
  ['/exhibitions', ['9 stalnih izložbi', 'još jednu u vulkanu', 'Detaljnije']],
  ['/exhibitions', ['viša od 5 m', 'teži od 5 t', '62 za biljke', '42 za ptice', '40 za dnevne']],
  ['/exhibitions', ['Oko 15%', 'Centralna sala', 'Gornji sprat', 'Replika mamuta', 'Tunel']],
  ['/dinosaurusPage', ['Centralna sala', 'Skeleti', 'više od 30 replika', 'visok 11 m i dug 20 m']],
  ['/geologicalTimeMachine', ['tunel', 'Sunčev sistem', 'geološku prošlost', 'hominid']],
  ['/animalsOfAfrica', ['više od 5 m', 'više od 5 t']],
  ['/biodiversity', ['62 botanički', '42 međunarodno', '40 odabranih područja']],
  ['/geodiversity', ['Gornji sprat']],
  ['/volcano', ['oko 10 m', '9 + 1']],
  ['/fluorescentMinerals', ['oko 15%']],
  ['/mammoth', ['1996.', '21 m', 'replik']],
  ['/dinosville', ['više od 30', '11 m', '20 m', 'oko 10 m']],
  ['/aboutUs', ['naučni turizam', 'neformalno obrazovanje', 'planeta', 'sve uzraste', 'Porodične']],
  ['/aboutUs', ['Doživite nauku']],
  ['/tickets', ['mlađa od 3 godine', 'od 3 do 12 godina', '20 i više', '60 minuta pre zatvaranja']],
  ['/tickets', ['na blagajni', 'besplatan ulaz na gradske bazene', 'dodatni sadržaj je besplatan']],
  ['/visit-rules', ['50 cm', '60 minuta pre zatvaranja']],
  ['/bicycle-info', ['18 godina', 'od 10 do 18 h', 'od 10 do 20 h']],
  [
    '/bicycle-rules',
    [
      '18 godina',
      'od 10 do 18 h',
      'od 10 do 20 h',
      '5 kg',
      '1,5 m',
      '24 sata',
      'samo jedan bicikl',
    ],
  ],
  ['/bicycle-rules', ['ukradenim', 'besplatno', 'štetu', 'prekoračenje', 'lični dokument']],
  ['/birthday', ['3 sata', 'Do 4 godine', 'Od 4 do 7', 'Od 7 do 10', 'Od 10 do 14']],
  ['/birthday', ['Rođendanski meni 1', 'Rođendanski meni 2', 'Slatki sto', 'Piće za slavlje']],
  ['/birthday', ['Švedski sto 1', 'Švedski sto 2', 'Švedski sto 3', 'Piće za odrasle']],
  ['/birthday', ['tortu donosi slavljenik', 'deklaracijom', 'Kontaktirajte nas']],
  ['/happening', ['25 mesta', '10 mesta', '60 mesta', 'više od 60 učesnika', 'Koktel u kafeu']],
  ['/happening', ['simultano prevođenje', 'Parking, uz naplatu', 'Koktel dobrodošlice']],
  ['/happening', ['Turistički program', 'Poklon-paketi', 'učeničkom domu', 'po dogovoru']],
  [`/${organisation.contactPerson.slug}`, ['radnim danima od 8 do 16 h', 'Dobro došli']],
  ['/groupVisit', ['više od 30 replika', 'imerzivna soba', 'Film u bioskopu', 'Izložba u vulkanu']],
  ['/groupVisit', ['Zakažite grupnu posetu', '90 minuta', '120 minuta']],
  ['/buyingGroupTickets', ['nedelju dana pre dolaska', 'dan pre dolaska', 'gotovinom na blagajni']],
  [
    '/buyingGroupTickets',
    ['90 minuta', '120 minuta', 'na 10 dece', 'na 20 učenika', 'lekar i vodič'],
  ],
  ['/buyingGroupTickets', ['dokaz o uplati', 'dodatni sadržaj dobijaju besplatno', 'refundira']],
  ['/buyingGroupTickets', ['elektronske fakture na pravno lice', 'istim datumom i istim iznosom']],
  ['/buyingGroupTicketsSuccess', ['24 sata']],
  ['/lunchOffer', ['Dnevna ponuda obroka', 'Nabavljanje najnovijih cena..', 'uračunat PDV']],
  ['/contactUs', ['Kontakt']],
];

describe('the facts of the spec', () => {
  it.each(specFacts)('%s says %j', (path, expected) => {
    const text = plainTextOf(pageAt(path));
    expect(expected.filter((fact) => !text.includes(fact))).toEqual([]);
  });

  // Importing these rules would bring their texts onto every public page.
  it('agree with the rules of a group visit', () => {
    expect(facts.groupVisit.tourMinutes).toBe(TOUR_MINUTES.withoutMeal);
    expect(facts.groupVisit.tourWithMealMinutes).toBe(TOUR_MINUTES.withMeal);
    expect(facts.tickets.groupFromVisitors).toBe(MIN_GROUP_SIZE);
    expect(facts.groupVisit.childrenPerEducator).toBe(VISITORS_PER_EDUCATOR.CHILD);
    expect(facts.groupVisit.pupilsPerTeacher).toBe(VISITORS_PER_EDUCATOR.ELEMENTARY_SCHOOL);
  });

  it('show every ticket price on /tickets and the rental on /birthday', () => {
    const ticketKinds = PRICE_KINDS.filter((kind) => /ticket/i.test(priceKindGroup(kind)));
    expect([...new Set(valuesOf(pageAt('/tickets'), 'priceKind'))]).toEqual(ticketKinds);
    expect(valuesOf(birthday, 'priceKind')).toEqual(['BIRTHDAY_RENTAL']);
  });
});

describe('the pages that the spec counts', () => {
  it('show six slides, five cards, five impressions and six partners at home', () => {
    expect(home.slides).toHaveLength(6);
    expect(home.slides.map((slide) => slide.scene).slice(0, 2)).toEqual(['hours', 'weekend']);
    expect(home.cards.map((card) => card.action.to)).toEqual([
      '/exhibitions',
      '/dinosville',
      '/gameRoom',
      '/restaurant',
      '/souvenirShop',
    ]);
    expect(home.impressions.images).toHaveLength(5);
    expect(organisation.partners).toHaveLength(6);
  });

  it('lists the nine exhibitions by the titles of their pages', () => {
    const cards = exhibitions.blocks.flatMap((block) =>
      block.kind === 'cards' ? block.cards : [],
    );
    const pages = allPages.filter((page) => page.template === 'exhibition');
    expect(cards.map((card) => [card.action.to, card.title]).toSorted()).toEqual(
      pages.map((page) => [page.path, page.title]).toSorted(),
    );
    expect(cards).toHaveLength(facts.exhibitions.indoor);
  });

  it('show a row of four images on the pages of the park', () => {
    const pages = allPages.filter((page) => page.template === 'park');
    expect(pages.map((page) => page.path).toSorted()).toEqual([
      '/dinosville',
      '/gameRoom',
      '/restaurant',
      '/souvenirShop',
    ]);
    for (const page of pages) expect(page.images).toHaveLength(4);
  });

  it('leads from each exhibition to the next and past all of them', () => {
    const pages = allPages.filter((page) => page.template === 'exhibition');
    const visited: string[] = [];
    for (let path: string = '/dinosaurusPage'; !visited.includes(path);) {
      visited.push(path);
      path = pages.find((page) => page.path === path)?.next.to ?? '';
    }
    expect(visited.toSorted()).toEqual(pages.map((page) => page.path).toSorted());
  });

  it('has nine general rules and rules for group leaders', () => {
    const [general, leaders] = visitRules.sections;
    expect(general.items).toHaveLength(9);
    expect(visitRules.sections).toHaveLength(2);
    expect(leaders.heading).toMatch(/vođe grupa/);
    expect(plainTextOf(leaders)).toMatch(/najmanje 50 cm od eksponata/);
  });

  it('has fourteen sections of rental terms', () => {
    expect(bicycleRules.sections).toHaveLength(14);
    for (const section of bicycleRules.sections) expect(section.items.length).toBeGreaterThan(0);
  });

  it('shows two programme items of each age group and hides further ones', () => {
    const programmes = birthday.blocks.find(
      (block) => block.kind === 'cards' && 'visibleItems' in block,
    );
    expect(programmes).toMatchObject({ visibleItems: 2 });
    const items =
      programmes?.kind === 'cards' ? programmes.cards.map((card) => card.lists[0].items) : [];
    expect(items).toHaveLength(4);
    for (const programme of items) expect(programme.length).toBeGreaterThan(2);
  });

  it('adds to the older groups what the younger do not see, and the shows to the younger', () => {
    const [younger, older] = groupVisit.blocks[0].cards.map(plainTextOf);
    for (const only of ['Minerali i stene', 'Fluorescentni', 'Mamut', 'Geodiverzitet']) {
      expect(older).toContain(only);
      expect(younger).not.toContain(only);
    }
    expect(younger).toContain('Interaktivne predstave u igraonici');
    expect(older).not.toContain('Interaktivne predstave');
  });
});

describe('the buttons that the spec names', () => {
  const person = `/${organisation.contactPerson.slug}` as const;
  it.each<[PublicPath, string, string]>([
    ['/', 'Zakažite grupnu posetu', '/buyingGroupTickets'],
    ['/', 'Detaljnije', '/groupVisit'],
    ['/', 'Detaljnije', '/birthday'],
    ['/', 'Detaljnije', '/happening'],
    ['/tickets', 'Pravila posete', '/visit-rules'],
    ['/bicycle-info', 'Opšti uslovi iznajmljivanja', '/bicycle-rules'],
    ['/groupVisit', 'Zakažite grupnu posetu', '/buyingGroupTickets'],
    ['/birthday', 'Kontaktirajte nas', person],
    ['/happening', 'Kontaktirajte nas', person],
  ])('on %s „%s“ leads to %s', (path, label, to) => {
    expect(actionsOf(pageAt(path))).toContainEqual([label, to]);
  });
});

describe('the navigation', () => {
  it('has the labels of the spec', () => {
    expect(mainLinks.map((link) => [link.to, link.label])).toEqual([
      ['/', 'Početna'],
      ['/aboutUs', 'O nama'],
      ['/tickets', 'Ulaznice'],
      ['/buyingGroupTickets', 'Kupovina grupnih karata'],
      ['/lunchOffer', 'Ponuda restorana za grupne posete'],
      ['/contactUs', 'Kontakt'],
    ]);
    expect(
      footerColumns.flatMap((column) => column.links.map((link) => [link.to, link.label])),
    ).toEqual([
      ['/exhibitions', 'Izložbe'],
      ['/dinosville', 'Dinosville'],
      ['/restaurant', 'Restoran'],
      ['/souvenirShop', 'Suvenirnica'],
      ['/gameRoom', 'Igraonica'],
      ['/groupVisit', 'Grupne posete'],
      ['/birthday', 'Organizacija dečijih rođendana'],
      ['/happening', 'Organizacija događaja'],
      ['/', 'Dino kamp'],
    ]);
  });

  it('has three documents', () => {
    expect(documentLinks).toHaveLength(3);
  });
});

describe('numbers in prose', () => {
  it.each([
    [numeral(6000), '6.000'],
    [numeral(1234567), '1.234.567'],
    [numeral(1.5), '1,5'],
    [numeral(999), '999'],
    [measure(1.5, 'm'), '1,5\u00a0m'],
    [measure(15, '%'), '15%'],
    [hourRange(8, 16), 'od 8 do 16\u00a0h'],
  ])('%s', (written, expected) => {
    expect(written).toBe(expected);
  });
});
