import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawAppIcons, packIco } from './app-icons.ts';
import { loadLettering, wrapWords } from './lettering.ts';
import { logoSvg } from './logo.ts';
import { partnerMarkSvg } from '#partner-marks.ts';
import { drawSocialPicture } from './social-pictures.ts';
import { svgFaults } from './svg-faults.ts';

const SLOW = 60_000;

describe('app icons', () => {
  it('have the sizes their names promise', { timeout: SLOW }, async () => {
    const files = await drawAppIcons();
    const sizeOf = async (path: string) => {
      const file = files.find((candidate) => candidate.path === path);
      const { width, height } = await sharp(Buffer.from(file?.content ?? '')).metadata();
      return [width, height];
    };
    expect(await sizeOf('icons/favicon-32.png')).toEqual([32, 32]);
    expect(await sizeOf('icons/apple-touch-icon.png')).toEqual([180, 180]);
    expect(await sizeOf('icons/icon-192.png')).toEqual([192, 192]);
    expect(await sizeOf('icons/icon-maskable-512.png')).toEqual([512, 512]);
  });

  it('pack into an .ico whose directory points at each picture', () => {
    const ico = packIco([
      { size: 16, data: Buffer.from('sixteen') },
      { size: 256, data: Buffer.from('big') },
    ]);
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 2]);
    // 256 does not fit a byte: the format writes it as 0.
    expect([ico.readUInt8(6), ico.readUInt8(22)]).toEqual([16, 0]);
    expect(ico.subarray(ico.readUInt32LE(34)).toString()).toBe('big');
  });

  it('leave the mark uncoloured where it stands beside text', () => {
    expect(logoSvg('current')).toContain('fill="currentColor"');
    expect(svgFaults(logoSvg('tile'))).toEqual([]);
  });
});

it.each(['community', 'tourism', 'science', 'education', 'nature', 'culture'] as const)(
  'partner mark %s is one colour',
  (name) => {
    expect(partnerMarkSvg(name).match(/fill="/g)).toHaveLength(1);
  },
);

describe('letters of social pictures', () => {
  it('hold the whole Serbian alphabet and its quotation marks', async () => {
    const { path } = await loadLettering();
    for (const letter of 'abcčćdđefghijklmnoprsštuvzžABCČĆDĐEFGHIJKLMNOPRSŠTUVZŽ0123456789„“–!?,.')
      expect(path(letter, 0, 0, 40)).toMatch(/^M/);
  });

  it('refuse a letter the font lacks rather than leave a gap', async () => {
    const { width } = await loadLettering();
    expect(() => width('漢', 40)).toThrow('Bitter has no letter 漢');
  });

  it('break a title at words, never over the width', () => {
    expect(wrapWords('Organizacija dečijih rođendana', 14, (line) => line.length)).toEqual([
      'Organizacija',
      'dečijih',
      'rođendana',
    ]);
    expect(wrapWords('Svet minerala', 20, (line) => line.length)).toEqual(['Svet minerala']);
  });

  it('does not leave a word of one letter at the end of a line', () => {
    expect(wrapWords('Zaštita podataka o ličnosti', 18, (line) => line.length)).toEqual([
      'Zaštita podataka',
      'o ličnosti',
    ]);
  });

  it('stand on a picture of 1200 × 630', { timeout: SLOW }, async () => {
    const picture = await drawSocialPicture({
      slug: 'mammoth',
      scene: 'mammoth',
      title: 'Mamut',
      siteName: 'Prirodnjački centar',
    });
    expect(await sharp(picture).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'png',
    });
  });
});
