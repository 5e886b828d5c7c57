import { listedPaths } from '#content/public-path.ts';
import { paths } from '#lib/paths.ts';

/** The pages that search engines may lead to. */
export const siteMap = (publicUrl: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listedPaths.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`).join('\n')}
</urlset>
`;

export const robots = (publicUrl: string) => `User-agent: *
Disallow: ${paths.admin}
Disallow: ${paths.signIn}
Disallow: /api/

Sitemap: ${publicUrl}/sitemap.xml
`;
