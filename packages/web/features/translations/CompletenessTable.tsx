import { otherLanguages } from '@assay/domain/points/translations';
import { Checkbox } from '@mantine/core';
import classes from './completeness-table.module.css';
import { shareOf } from './share-of.ts';
import type { CategoryState } from './translations.queries.ts';
import { t } from './translations.texts.ts';

interface CompletenessTableProps {
  categories: readonly CategoryState[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** A bar for each category and language: what is translated, outdated and missing. */
export function CompletenessTable({ categories, chosen, onChoose }: CompletenessTableProps) {
  const all = categories.every(({ id }) => chosen.has(id));
  const toggle = (id: string, on: boolean) =>
    onChoose(new Set(on ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                label={t('category')}
                aria-label={t('all')}
                checked={all && categories.length > 0}
                indeterminate={!all && chosen.size > 0}
                onChange={() => onChoose(new Set(all ? [] : categories.map(({ id }) => id)))}
              />
            </th>
            <th scope="col" className={classes.number}>
              {t('texts')}
            </th>
            {otherLanguages.map(({ id, name }) => (
              <th key={id} scope="col" lang={id}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category.id}>
              <th scope="row">
                <Checkbox
                  label={category.name}
                  aria-label={t('choose', { category: category.name })}
                  checked={chosen.has(category.id)}
                  onChange={(event) => toggle(category.id, event.currentTarget.checked)}
                />
              </th>
              <td className={classes.number}>{category.texts}</td>
              {otherLanguages.map(({ id, name }) => (
                <td key={id}>
                  <LanguageBar category={category} language={id} name={name} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LanguageBar({ category, language, name }: { category: CategoryState; language: string; name: string }) {
  const { translated, outdated, missing, percent } = shareOf(category, language);
  if (category.texts === 0) return <span className={classes.percent}>{t('nothing')}</span>;
  const label = t('cell', { language: name, percent, outdated, missing, all: category.texts });
  return (
    <div role="img" aria-label={label} title={label}>
      <span className={classes.percent} data-outdated={outdated > 0 || undefined}>
        {t('percent', { percent })}
      </span>
      <span className={classes.bar}>
        <span className={classes.translated} style={{ flexGrow: translated }} />
        <span className={classes.outdated} style={{ flexGrow: outdated }} />
        <span className={classes.missing} style={{ flexGrow: missing }} />
      </span>
    </div>
  );
}

/** What the parts of a bar mean. */
export const CompletenessLegend = () => (
  <ul className={classes.legend}>
    {(['translated', 'outdated', 'missing'] as const).map((part) => (
      <li key={part}>
        <span className={classes[part]} aria-hidden />
        {t(part)}
      </li>
    ))}
  </ul>
);
