import { pointTypeOf, pointTypeTitles, templateTypes } from '@assay/domain/points/point-types';
import { Text, Title } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { TextLink } from '../../ui/TextLink.tsx';
import classes from './create-pane.module.css';
import { PointForm } from './form/PointForm.tsx';
import { t } from './points.texts.ts';

const taking = (template: string | undefined) => ((before: object) => ({ ...before, template })) as never;

/** The kinds of points that can be made, and the form of the chosen one. */
export function CreatePane() {
  const { template = '' }: { template?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = (point: string) => void navigate({ to: '.', search: { point } as never });
  const type = templateTypes.find((one) => one === pointTypeOf(template));
  if (!type) return <Templates />;
  return (
    <div className={classes.create}>
      <div className={classes.head}>
        <Title order={2}>{pointTypeTitles[type]}</Title>
        <TextLink to="." search={taking(undefined)}>
          {t('otherTemplate')}
        </TextLink>
      </div>
      {/* An empty form after a save looks like a failure: what was made is shown instead. */}
      <PointForm key={type} type={type} onDone={(made) => made && open(made.id)} onChoose={open} />
    </div>
  );
}

const Templates = () => (
  <>
    <Title order={2}>{t('templates')}</Title>
    <Text c="dimmed" mb="md">
      {t('templatesHint')}
    </Text>
    <ul className={classes.templates}>
      {templateTypes.map((type) => (
        <li key={type}>
          <Link to="." search={taking(type)} className={classes.template}>
            <span className={classes.title}>{pointTypeTitles[type]}</span>
            <span className={classes.about}>{t(`about${type}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </>
);
