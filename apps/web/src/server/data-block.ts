/** Data beside a page's text; nothing in it can end the block or begin another element. */
export const dataBlock = (attributes: string, data: unknown) =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
