import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';
import type { ExhibitionContent } from '#content/page-content.ts';
import { science } from '#content/science-facts.ts';

const { park } = facts;

export const dinosaurs = {
  template: 'exhibition',
  path: '/dinosaurusPage',
  title: 'Svet dinosaurusa',
  description:
    'U centralnoj sali stoje skeleti dinosaurusa. Saznajte kako su izgledala tri perioda mezozoika i šta kosti govore o životu kojeg više nema.',
  parent: { path: '/exhibitions', label: 'Izložbe' },
  slot: 'dinosaurus-page',
  hero: {
    eyebrow: 'Centralna sala',
    heading: 'Svet dinosaurusa',
    lead: `Skeleti u centralnoj sali vode u svet životinja koje su na Zemlji opstale oko ${measure(science.dinosaurSpanMillionYears, 'miliona godina')} – neuporedivo duže od ljudi.`,
    scene: 'dinosaurs',
    alt: 'Crtež skeleta dugovratog dinosaurusa pod svodom centralne sale',
  },
  images: [
    { art: 'skull', alt: 'Crtež lobanje velikog mesoždera sa oštrim zubima' },
    { art: 'egg-nest', alt: 'Crtež gnezda sa jajima dinosaurusa' },
    { art: 'tracks', alt: 'Crtež niza troprstih otisaka dinosaurusa' },
    { art: 'parasaurolophus', alt: 'Crtež parasaurolofusa sa dugom koštanom krestom' },
  ],
  blocks: [
    {
      kind: 'prose',
      heading: 'Tri perioda jednog sveta',
      paragraphs: [
        `Mezozoik je počeo pre oko ${measure(science.mesozoicStartMillionYears, 'miliona godina')} i delimo ga na trijas, juru i kredu. U trijasu su se pojavili prvi dinosaurusi. U juri su kopnom hodali džinovski biljojedi dugih vratova. U kredi su se raširile biljke sa cvetovima, a živeli su i neki od najpoznatijih grabljivaca.`,
        `To doba se okončalo pre oko ${measure(science.mesozoicEndMillionYears, 'miliona godina')}, u velikom izumiranju koje se najčešće povezuje sa udarom asteroida.`,
      ],
    },
    {
      kind: 'facts',
      display: 'tiles',
      facts: [
        {
          value: measure(science.mesozoicStartMillionYears, 'miliona'),
          label: 'godina prošlo je od početka mezozoika',
        },
        {
          value: measure(science.dinosaurSpanMillionYears, 'miliona'),
          label: 'godina trajalo je doba dinosaurusa',
        },
        {
          value: measure(science.mesozoicEndMillionYears, 'miliona'),
          label: 'godina deli nas od njihovog nestanka',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Šta govore kosti',
      paragraphs: [
        'Zub oštar i nazubljen poput noža odaje mesoždera, a pljosnat ili klinast – biljojeda. Građa kukova pokazuje da su noge stajale uspravno ispod tela. Po dužini vrata može se proceniti dokle je životinja mogla da dohvati hranu.',
        'Zastanite pored skeleta i pokušajte da ga pročitate: čime se ta životinja hranila, na koliko je nogu hodala i kako se branila?',
      ],
    },
    {
      kind: 'prose',
      heading: 'Njihovi potomci žive među nama',
      paragraphs: [
        'Dinosaurusi nisu nestali bez traga. Ptice su nastale od dinosaurusa koji su hodali na dve noge, pa je svaki vrabac na prozoru njihov daleki potomak.',
      ],
    },
    {
      kind: 'callout',
      tone: 'invitation',
      heading: 'Od kostiju do replika',
      text: [
        `U parku Dinosville čeka vas više od ${measure(park.replicas, 'replika')}. Najveća je diplodokus (`,
        { latin: 'Diplodocus' },
        `), visok ${measure(park.diplodocusHeightMetres, 'm')} i dug ${measure(park.diplodocusLengthMetres, 'm')}.`,
      ],
      actions: [{ label: 'Upoznajte Dinosville', to: '/dinosville' }],
    },
  ],
  next: { label: 'Geološki vremeplov', to: '/geologicalTimeMachine' },
} as const satisfies ExhibitionContent;
