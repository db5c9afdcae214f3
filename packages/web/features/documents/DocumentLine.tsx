import type { DocumentItem, PointDocument } from '@assay/contract/documents/document';
import { inKilobytes, typeShown } from '@assay/domain/documents/document';
import { IconFile, IconFileText, IconFileTypePdf, IconLinkOff, IconPhoto } from '@tabler/icons-react';
import { Highlighted } from '../../ui/list/Highlighted.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import classes from './document-line.module.css';
import { t } from './documents.texts.ts';

const icons: readonly [beginning: string, Icon: typeof IconFile][] = [
  ['application/pdf', IconFileTypePdf],
  ['image/', IconPhoto],
  ['text/', IconFileText],
];

interface DocumentLineProps {
  document: PointDocument & Partial<Pick<DocumentItem, 'linked' | 'company'>>;
  search?: string;
}

/** A document in a list: its name, type and size, and whether nothing has it. */
export function DocumentLine({
  document: { name, fileType, fileSize, linked, company },
  search = '',
}: DocumentLineProps) {
  const Icon = icons.find(([beginning]) => fileType.startsWith(beginning))?.[1] ?? IconFile;
  return (
    <span className={classes.line}>
      <Icon size={18} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        <span className={classes.name}>
          <Highlighted text={name} search={search} />
        </span>
        <span className={classes.facts}>
          {[typeShown(fileType, name), inKilobytes(fileSize), company?.name].filter(Boolean).join(' · ')}
        </span>
      </span>
      {linked === false && (
        <Tooltip label={t('notLinked')}>
          <IconLinkOff size={16} role="img" aria-label={t('notLinked')} className={classes.unlinked} />
        </Tooltip>
      )}
    </span>
  );
}
