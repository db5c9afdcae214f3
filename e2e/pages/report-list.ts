import type { Inspection } from '@assay/contract/inspections';
import type { Locator } from '@playwright/test';
import { visit } from '../in-page.ts';
import { List } from './list.ts';

type Named = Pick<Inspection, 'name'>;

/** The list of reports, with what can be done with each. */
export class ReportList extends List {
  /** One of the reports of a machine, by a word that their names share. */
  async open(word: string, more = ''): Promise<void> {
    await visit(this.page, `/Reports?search=${encodeURIComponent(word)}${more}`);
  }

  type(name: string): Locator {
    return this.page.getByRole('group', { name: 'Inspection types' }).getByRole('checkbox', { name, exact: true });
  }

  details({ name }: Named): Locator {
    return this.page.getByRole('link', { name: `View details of ${name}`, exact: true });
  }

  finish({ name }: Named): Locator {
    return this.page.getByRole('button', { name: `Set ${name} to Finished`, exact: true });
  }

  /** Opens what else can be done, deleting above all. */
  more({ name }: Named): Locator {
    return this.page.getByRole('button', { name: `More for ${name}`, exact: true });
  }

  async delete(report: Named): Promise<void> {
    await this.more(report).click();
    await this.page.getByRole('menuitem', { name: 'Delete report' }).click();
  }

  download({ name }: Named): Locator {
    return this.page.getByRole('button', { name: `Download ${name}`, exact: true });
  }

  rate({ name }: Named, rating: 'Ok' | 'Not ok'): Locator {
    return this.page.getByRole('button', { name: `Rate ${name} ${rating}`, exact: true });
  }

  async downloadIn(report: Named, language: string): Promise<void> {
    await this.download(report).click();
    await this.page.getByRole('menuitem', { name: language }).click();
  }

  /** What the rows say in the column at this place, from the left. */
  column(place: number): Locator {
    return this.rows.locator(`td:nth-child(${place})`);
  }
}
