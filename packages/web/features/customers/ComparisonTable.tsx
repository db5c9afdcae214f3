import type { Customer } from '@assay/contract/customers';
import { Badge, Text } from '@mantine/core';
import { TextLink } from '../../ui/TextLink.tsx';
import { t } from './compare.texts.ts';
import { compareCustomers } from './compare-customers.ts';
import classes from './comparison-table.module.css';

interface ComparisonTableProps {
  first: Customer;
  second: Customer;
}

/** Side by side, one above the other on a phone: what is equal stays calm, what differs is marked. */
export const ComparisonTable = ({ first, second }: ComparisonTableProps) => (
  <table className={classes.table}>
    <thead>
      <tr>
        <th scope="col">{t('field')}</th>
        <HeadCell role={t('first')} customer={first} />
        <HeadCell role={t('second')} customer={second} />
      </tr>
    </thead>
    <tbody>
      {compareCustomers(first, second).map((row) => (
        <tr key={row.label} data-differs={row.differs || undefined}>
          <th scope="row">
            {row.label}
            {row.differs && (
              <Badge size="sm" variant="light" color="teal" className={classes.badge}>
                {t('differs')}
              </Badge>
            )}
          </th>
          <ValueCell role={t('first')} lines={row.first} />
          <ValueCell role={t('second')} lines={row.second} />
        </tr>
      ))}
    </tbody>
  </table>
);

const HeadCell = ({ role, customer: { id, name } }: { role: string; customer: Customer }) => (
  <th scope="col">
    <Text size="sm" c="dimmed" fw={400}>
      {role}
    </Text>
    <TextLink to="/Customers/$id" params={{ id }}>
      {name}
    </TextLink>
  </th>
);

const ValueCell = ({ role, lines }: { role: string; lines: readonly string[] }) => (
  <td data-role={role}>
    {lines.length === 0 && t('none')}
    {lines.map((line, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are never moved, and two may be the same.
      <div key={i}>{line}</div>
    ))}
  </td>
);
