import { zoneOfCountry } from '@assay/domain/time-zones';
import { TextInput } from '@mantine/core';
import { PartList } from '../../ui/parts/PartList.tsx';
import { newSite } from './customer-draft.ts';
import { t } from './customer-form.texts.ts';
import { t as customers } from './customers.texts.ts';
import type { CustomerFormState } from './use-customer-form.ts';

const fields = () =>
  [
    ['name', customers('name'), 200],
    ['mdmSiteId', customers('mdmId'), 100],
    ['mdmType', customers('mdmType'), 100],
    ['country', customers('country'), 100],
    ['stateProvince', customers('stateProvince'), 100],
    ['timeZone', customers('timeZone'), 64],
  ] as const;

const zonesId = 'time-zones';

/** What times are in until somebody names a zone. */
const zoneBefore = (form: CustomerFormState, index: number): string =>
  zoneOfCountry(form.getValues().sites[index]?.country ?? '', new Date()) ?? 'UTC';

export function SiteFields({ form }: { form: CustomerFormState }) {
  function add(): string {
    const site = newSite();
    form.insertListItem('sites', site);
    return site.id;
  }
  return (
    <>
      {/* One list for all sites. */}
      <datalist id={zonesId}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <PartList
        title={customers('sites')}
        ids={form.getValues().sites.map(({ id }) => id)}
        partName={(index) => t('siteNumber', { number: index + 1 })}
        removeLabel={(index) => t('removeSite', { number: index + 1 })}
        addLabel={t('addSite')}
        empty={customers('noSites')}
        onAdd={add}
        onRemove={(index) => form.removeListItem('sites', index)}
        fields={(index) =>
          fields().map(([field, label, maxLength]) => {
            const path = `sites.${index}.${field}`;
            const zone = field === 'timeZone' && {
              list: zonesId,
              placeholder: customers('zoneOfCountry', { zone: zoneBefore(form, index) }),
            };
            return (
              <TextInput
                key={form.key(path)}
                label={label}
                required={field === 'name'}
                maxLength={maxLength}
                {...zone}
                {...form.getInputProps(path)}
              />
            );
          })
        }
      />
    </>
  );
}
