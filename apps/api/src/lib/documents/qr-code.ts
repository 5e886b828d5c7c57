/** The error correction that the National Bank asks for. */
const LEVEL = 'M';
/** The white around a code that it asks for, in modules. */
export const QUIET_MODULES = 4;

// 15 MB: read when first needed.
const library = () => import('qrcode');

/** A text as the PNG of a QR code; `scale` is the pixels of a module. @throws when it is too long */
export async function qrPicture(text: string, scale: number): Promise<Buffer> {
  const { toBuffer } = await library();
  return toBuffer(text, { errorCorrectionLevel: LEVEL, margin: QUIET_MODULES, scale });
}

/** A text as the rows of a QR code without its white: true is black. @throws when it is too long */
export async function qrRows(text: string): Promise<boolean[][]> {
  const { modules } = (await library()).create(text, { errorCorrectionLevel: LEVEL });
  const { size } = modules;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => Boolean(modules.get(row, column))),
  );
}
