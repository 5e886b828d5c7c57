import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { palette } from '@museum/shared/organisation/palette';
import { sceneNames, stripNames, type FormatName, type SceneName } from '#art-names.ts';
import { buildArt, publicFolder } from '#build-art.ts';
import { partnerMarks } from '#partner-marks.ts';
import { sceneLooks, scrimCss } from '#scene-looks.ts';
import { plateNames } from './plate-names.ts';

/**
 * Writes `public/art/contact-sheet.html`: every drawing on one page, heroes with their scrims and
 * sample text, for those who draw. `pnpm --filter @museum/art contact-sheet`
 */

const hero = (version: string, name: SceneName, format: FormatName) =>
  `<figure class="hero ${format} ${sceneLooks[name].tone}"><img src="${version}/${name}-${format}.svg" alt="" loading="lazy"><div class="scrim" style="background-image:${scrimCss(sceneLooks[name], format)}"></div><div class="text"><h3>Putovanje kroz vreme</h3><p>Devet izložbi, park dinosaurusa i vulkan za celu porodicu.</p></div><figcaption>${name}-${format}</figcaption></figure>`;

const tile = (src: string, name: string) =>
  `<figure><img src="${src}" alt="" loading="lazy"><figcaption>${name}</figcaption></figure>`;

const style = `body{margin:24px;background:${palette.paper};color:${palette.ink};font:15px/1.5 system-ui}figure{margin:0}figcaption{font-size:12px;color:${palette.secondaryText}}
.pair{display:flex;gap:16px;margin-bottom:24px;align-items:flex-start}.hero{position:relative}.hero img{display:block;width:100%}.wide{flex:1600}.tall{flex:390}.scrim{position:absolute;inset:0 0 20px}.text{position:absolute;left:5%;top:20%;width:36%}.tall .text{top:12%;width:80%}.dark .text{color:#fff}.text h3{margin:0;font-size:clamp(16px,2.4vw,34px);line-height:1.15}
.strip img{width:100%}.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:14px}.grid img{width:100%;border-radius:10px;display:block}.small{grid-template-columns:repeat(auto-fill,minmax(96px,1fr))}`;

const { version } = await buildArt();
const sections = [
  `<h2>Scenes (${sceneNames.length})</h2>${sceneNames.map((name) => `<div class="pair">${hero(version, name, 'wide')}${hero(version, name, 'tall')}</div>`).join('')}`,
  `<h2>Strips (${stripNames.length})</h2><div class="strip">${stripNames.map((name) => tile(`${version}/strips/${name}.svg`, name)).join('')}</div>`,
  `<h2>Plates (${plateNames.length})</h2><div class="grid">${plateNames.map((name) => tile(`${version}/plates/${name}.svg`, name)).join('')}</div>`,
  `<h2>Marks</h2><div class="grid small">${['logo-amber', 'logo-ink', 'logo-tile'].map((name) => tile(`${version}/${name}.svg`, name)).join('')}${Object.keys(
    partnerMarks,
  )
    .map((name) => tile(`${version}/partners/${name}.svg`, name))
    .join('')}</div>`,
];
const file = join(publicFolder, 'art/contact-sheet.html');
await writeFile(
  file,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style><h1>Contact sheet ${version}</h1>${sections.join('')}</html>\n`,
);
process.stdout.write('Wrote public/art/contact-sheet.html\n');
