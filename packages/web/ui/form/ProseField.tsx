import { Textarea, type TextareaProps } from '@mantine/core';
import classes from './prose-field.module.css';

interface ProseFieldProps extends Omit<TextareaProps, 'autosize' | 'minRows' | 'maxRows' | 'classNames'> {
  /** How high it is at least. */
  rows?: number;
  descriptionClass?: string;
}

/** A text of several lines, as high as what is in it. */
export const ProseField = ({ rows = 2, descriptionClass = '', ...field }: ProseFieldProps) => (
  <Textarea
    {...field}
    rows={rows}
    classNames={{ input: classes.prose ?? '', description: descriptionClass }}
    // A field that grows with its text does not heed its rows.
    styles={{ input: { '--prose-rows': rows } }}
  />
);
