import type { SignaturesBlock } from '@assay/contract/reports/document';
import { Photo } from '../../../ui/photos/Photo.tsx';
import classes from './signatures-view.module.css';

export const SignaturesView = ({ signatures, note: about }: Pick<SignaturesBlock, 'signatures' | 'note'>) => (
  <div className={classes.signatures}>
    {signatures.map(({ key, label, name, signedAt, imageId, alt, note }) => (
      <section key={key} className={classes.signature} aria-label={label}>
        <strong>{label}</strong>
        {imageId && (
          <div className={classes.drawn}>
            <Photo id={imageId} size="report" alt={alt} />
          </div>
        )}
        {name && <span>{name}</span>}
        {signedAt && <span>{signedAt}</span>}
        {note && <span className={classes.note}>{note}</span>}
      </section>
    ))}
    {about && <p className={classes.note}>{about}</p>}
  </div>
);
