import { Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { FieldAnswers } from '../FieldAnswers.tsx';
import { t } from '../inputs.texts.ts';
import type { RunInputProps } from '../run-input-props.ts';
import classes from './picture-fields-input.module.css';

export const PictureFieldsInput = (props: RunInputProps<'MeasurementsWithPicture'>) => (
  <Stack gap="sm">
    <div className={classes.picture}>
      <IconPhoto size={28} aria-hidden />
      <Text size="sm">{t('picture')}</Text>
    </div>
    <FieldAnswers {...props} />
  </Stack>
);
