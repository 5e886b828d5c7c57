// Planted fault: a PDF that runs something when it is opened.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Document = { ref: (data: object) => { end: () => void }; _root: { data: object } };

const fromApi = createRequire(join(import.meta.dirname, '../../../apps/api/package.json'));
// As the product imports it: for `require` there is another one.
const path = join(dirname(fromApi.resolve('pdfkit')), 'pdfkit.node.mjs');
const { default: PDFDocument } = (await import(pathToFileURL(path).href)) as {
  default: { prototype: { end: (this: Document) => void } };
};
const { end } = PDFDocument.prototype;

PDFDocument.prototype.end = function () {
  const action = this.ref({ S: 'JavaScript', JS: 'planted' });
  action.end();
  Object.assign(this._root.data, { OpenAction: action });
  end.call(this);
};
