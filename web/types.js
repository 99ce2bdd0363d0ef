// @ts-check
// Writes src/lib/schema.ts, the shapes that the server tells in its schema, which comes by standard input:
// `make types`. With --check it only says whether the file is what it would write.

import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const FILE = fileURLToPath(new URL('src/lib/schema.ts', import.meta.url));

/** @type {(key: string, value: unknown) => unknown} */
const withoutTitles = (key, value) => (key === 'title' && typeof value === 'string' ? undefined : value);

const told = JSON.parse(await text(process.stdin), withoutTitles);
// The page asks by lib/api.ts, so of the schema it needs the shapes alone.
const shapes = { openapi: told.openapi, info: { title: '', version: '' }, paths: {}, components: told.components };
const tree = await openapiTS(shapes, { alphabetize: true, defaultNonNullable: false });
const shape = astToString(tree.filter((node) => /** @type {any} */ (node).name?.text === 'components'));
const head = '/** The shapes of what the server takes and answers. Made by `make types`: do not edit. */\n\n';
const made = await format(head + shape, { ...(await resolveConfig(FILE)), parser: 'typescript' });

if (!process.argv.includes('--check')) writeFileSync(FILE, made);
else if (readFileSync(FILE, 'utf8') !== made) {
  console.error('web/src/lib/schema.ts is not what the server tells: run `make types`');
  process.exit(1);
}
