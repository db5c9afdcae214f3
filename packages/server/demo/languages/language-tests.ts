import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { demoLanguages } from './words.ts';

export const testLanguages = (app: () => TestApp) =>
  describe('the languages of the demo', () => {
    const rows = async <Row extends object>(query: string) => (await app().pool.query(query)).rows as Row[];

    it('are four, for texts inside points and shared words, with some outdated and some missing', async () => {
      const [texts] = await rows<{ languages: string[]; outdated: number; keys: number; rows: number }>(
        `select array_agg(distinct t.language order by t.language) as languages, count(*) filter (where t.source <> n.text)::int as outdated,
         count(distinct (t.inspection_point_id, t.key))::int as keys, count(*)::int as rows
       from point_text_translation t join point_text n using (inspection_point_id, key)`,
      );
      expect(texts?.languages).toEqual([...demoLanguages].sort());
      expect(texts?.outdated).toBeGreaterThan(0);
      expect(texts?.rows).toBeLessThan((texts?.keys ?? 0) * demoLanguages.length);
      const terms = await rows<{ kind: string }>('select distinct kind from term_translation order by kind');
      expect(terms.map(({ kind }) => kind)).toEqual(['category', 'option', 'phase']);
      // Every shared word is one that points or protocols really use.
      const unused = await rows(
        `select source from term_translation where kind = 'category' and source not in (select name from category_title)
       union all select source from term_translation where kind = 'phase' and source not in (select name from phase)
       union all select source from term_translation where kind = 'option' and source not in (select name from option_group_option)`,
      );
      expect(unused).toEqual([]);
    });

    it('come with tags of options and of range values', async () => {
      const [counts] = await rows<{ options: number; ranges: number }>(
        `select (select count(*)::int from choice_option where tags <> '{}') as options,
         (select count(*)::int from range_value where tags <> '{}') as ranges`,
      );
      expect(counts?.options).toBeGreaterThan(10);
      expect(counts?.ranges).toBeGreaterThan(2);
    });
  });
