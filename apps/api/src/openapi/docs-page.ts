import { escapeHtml } from '@museum/shared/primitives/escape-html';
import type { buildOpenApi } from './build-openapi.ts';

type Document = ReturnType<typeof buildOpenApi>;
type Operation = {
  summary?: string;
  security?: unknown[];
  parameters?: unknown[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { description?: string }>;
};

const METHODS = ['get', 'post', 'put', 'delete'] as const;

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  section { border-top: 1px solid #8886; padding: 1rem 0 }
  h2 { font: 600 1rem ui-monospace, monospace; margin: 0 }
  pre { overflow: auto; padding: 1rem; background: #8881; font-size: .8rem }
  dt { font-weight: 600 } dd { margin: 0 0 .25rem }`;

/** The description as one page: no script, no file of anybody else. */
export function renderDocsPage(document: Document): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      return operation ? [renderOperation(`${method.toUpperCase()} ${path}`, operation)] : [];
    }),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API</title>
<style>${STYLE}</style>
</head>
<body>
<h1>API</h1>
<p>Below <code>/api/v1</code>; for programs: <a href="/api/v1/openapi.json">openapi.json</a>.
${escapeHtml(document.info.description ?? '')}</p>
${operations.join('\n')}
</body>
</html>
`;
}

function renderOperation(name: string, operation: Operation): string {
  const { summary = '', security = [], parameters, requestBody, responses = {} } = operation;
  const body = requestBody?.content?.['application/json']?.schema;
  const outcomes = Object.entries(responses).map(
    ([status, { description = '' }]) => `<dt>${status}</dt><dd>${escapeHtml(description)}</dd>`,
  );
  return `<section>
<h2>${escapeHtml(name)}</h2>
<p>${escapeHtml(summary)}. ${security.length > 0 ? 'Needs a sign-in.' : 'Public.'}</p>
${details('Parameters', parameters)}${details('Body', body)}<dl>${outcomes.join('')}</dl>
</section>`;
}

const details = (title: string, value: unknown) =>
  value === undefined
    ? ''
    : `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>\n`;
