import type { Dropdown, DropdownOption } from '@assay/domain/points/parts';
import type { Point } from '@assay/domain/points/point';
import { changed } from '../../../ui/parts/part-row.ts';

/** An option as its form holds it. */
export type OptionDraft = DropdownOption & {
  imageUrl?: string | null;
  /** Of a copied option: its picture is the other one's until it was uploaded again. */
  imageReuploadNeeded?: boolean;
  /** Its picture is on the way, or did not arrive; it is not sent. */
  imageUploading?: boolean | undefined;
  /** The options that become like it once it is saved, or that it waits for the update of another one itself. */
  batchUpdateDetails?: { optionIds?: string[]; pending?: boolean } | null;
};

export type DropdownDraft = Omit<Dropdown, 'options'> & { options: OptionDraft[] };

const waitsForImage = ({ imageReuploadNeeded, imageUploading }: OptionDraft): boolean =>
  Boolean(imageReuploadNeeded || imageUploading);

export const needsReupload = (dropdowns: readonly DropdownDraft[]): boolean =>
  dropdowns.some(({ options }) => options.some(({ imageReuploadNeeded }) => imageReuploadNeeded));

/** The places of the dropdowns whose pictures have not all arrived. */
export const waitingDropdowns = (point: Point): number[] =>
  ((point as { dropdowns?: DropdownDraft[] }).dropdowns ?? []).flatMap(({ options }, place) =>
    options.some(waitsForImage) ? [place] : [],
  );

/** The same dropdowns with one option changed; all others stay the same objects. */
export const withOption = (
  dropdowns: readonly DropdownDraft[],
  optionId: string,
  change: Partial<OptionDraft>,
): DropdownDraft[] =>
  dropdowns.map((dropdown) =>
    dropdown.options.some(({ id }) => id === optionId)
      ? { ...dropdown, options: changed(dropdown.options, optionId, change) }
      : dropdown,
  );
