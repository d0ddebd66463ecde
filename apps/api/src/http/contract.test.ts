import { expect, it } from 'vitest';
import { readContract } from './contract.ts';

/** What a call is checked by, with the part of it. */
function* checksOf(schema: Awaited<ReturnType<typeof readContract>>['routes'][number]['schema']) {
  for (const part of ['params', 'querystring', 'headers'] as const) {
    if (schema[part] !== undefined) yield [part, schema[part]] as const;
  }
  const { content = {} } = (schema.body ?? {}) as { content?: Record<string, { schema: object }> };
  for (const { schema: body } of Object.values(content)) yield ['body', body] as const;
}

it('compiles what every call is checked by: at run time that is done with the first one', async () => {
  const { routes, validatorCompiler } = await readContract();
  const compiled = routes.flatMap(({ method, url, schema }) =>
    [...checksOf(schema)].map(([httpPart, part]) => {
      const validate = validatorCompiler({
        schema: part as object,
        method: String(method),
        url,
        httpPart,
      });
      return typeof validate({});
    }),
  );
  expect(compiled.length).toBeGreaterThan(routes.length);
  expect(new Set(compiled)).toEqual(new Set(['boolean']));
});
