import { measure } from './measure.ts';

/**
 * What visitors ask before they set out: the owner's answers, examples like those of organisation.ts. They
 * stand apart because every page loads organisation.ts, and one page alone needs these.
 */
export const practicalFacts = {
  duration:
    'Za izložbe odvojite oko dva sata. Sa parkom, igraonicom i predahom u restoranu provešćete kod nas pola dana.',
  weather:
    'Izložbe, igraonica i restoran su u zgradi i greju se. Park je napolju: po kiši ponesite obuću za blato, a po ledu i jakom vetru može da bude zatvoren.',
  parking: `Ispred centra ima mesta za ${measure(80, 'automobila')} i ${measure(6, 'autobusa')}. Parking se naplaćuje, a autobusi grupa ulaze besplatno.`,
  access:
    'Do izložbi vode rampe i lift, a na gornji sprat se stiže liftom. U parku je staza od sitnog kamena: dečja kolica prolaze, a za invalidska je potrebna pomoć.',
  toilets:
    'Toaleti su u prizemlju zgrade i u parku. U prizemlju su i toalet za osobe sa invaliditetom i mesto za presvlačenje beba.',
  dogs: 'Psi na povodniku smeju u park, ali ne i u zgradu. Psi vodiči su dobrodošli svuda.',
  food: 'Restoran je u centru. Svoju hranu možete da jedete za stolovima u parku, a na izložbe se ne unose ni hrana ni piće.',
  photographs:
    'Fotografišite slobodno za svoju uspomenu, bez blica i stativa. Za snimanje u druge svrhe javite nam se unapred.',
  bus: `Autobuska stanica je udaljena ${measure(10, 'minuta')} hoda.`,
} as const satisfies Record<string, string>;
