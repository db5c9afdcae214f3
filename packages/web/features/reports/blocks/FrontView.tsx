import type { ReportDocument, ReportTask, ReportWords } from '@assay/contract/reports/document';
import { saysWhatToDo } from '@assay/contract/reports/says-what-to-do';
import { taskColumns } from '@assay/contract/reports/task-columns';
import { Panel } from '../../../ui/Panel.tsx';
import { RatingIcon } from '../../runs/RatingIcon.tsx';
import { StateLabel } from './FollowUpLine.tsx';
import classes from './front-view.module.css';
import { JumpLink, sectionId } from './jump.tsx';

type Front = ReportDocument['front'];

interface TaskViewProps {
  task: ReportTask;
  words: ReportWords;
  has: ReturnType<typeof taskColumns>;
}

const TaskView = ({ task, words, has }: TaskViewProps) => {
  const { references, rating, what, value, limits, estimate, followUp } = task;
  const [first] = references;
  return (
    <li className={classes.task}>
      <div className={classes.what}>
        {rating && (
          <span title={rating.label}>
            <RatingIcon rating={rating.name} size={20} />
          </span>
        )}
        {first && <JumpLink to={{ key: first.key, text: `${words.point} ${first.number}` }} />}
        <strong>{what}</strong>
      </div>
      <div>
        <span className={classes.value}>{value}</span> <span className={classes.note}>{limits}</span>
        {estimate && <div className={classes.value}>{estimate}</div>}
      </div>
      <dl className={classes.follow}>
        {has.who && (
          <div>
            <dt>{words.who}</dt>
            <dd>{followUp.owner || '–'}</dd>
          </div>
        )}
        {has.byWhen && (
          <div>
            <dt>{words.byWhen}</dt>
            <dd>
              {followUp.due || '–'} <span className={classes.note}>{followUp.dueNote}</span>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.state}</dt>
          <dd>
            <StateLabel state={followUp.state} />
          </dd>
        </div>
      </dl>
    </li>
  );
};

function Tasks({ front, words }: { front: Front; words: ReportWords }) {
  const { tasks, taskNote } = front;
  if (!saysWhatToDo(front)) return null;
  return (
    <Panel title={words.whatToDo} id={sectionId('todo')} actions={<span className={classes.note}>{taskNote}</span>}>
      {tasks.length > 0 && (
        <ul className={classes.tasks}>
          {tasks.map((task) => (
            <TaskView key={task.key} task={task} words={words} has={taskColumns(tasks)} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const Since = ({ front: { since }, words }: { front: Front; words: ReportWords }) =>
  since === null ? null : (
    <Panel
      title={words.sinceLastVisit}
      id={sectionId('since')}
      actions={<span className={classes.note}>{[since.date, since.note].filter(Boolean).join(' · ')}</span>}
    >
      {since.unchanged && <p className={classes.note}>{since.unchanged}</p>}
      <div className={classes.since}>
        {since.groups.length > 0 && (
          <div>
            <h3 className={classes.counted}>{words.thingsToDo}</h3>
            <dl className={classes.groups}>
              {since.groups.map(({ name, label, count, items }) => (
                <div key={name}>
                  <dt>
                    {count} {label}
                  </dt>
                  <dd>
                    {items.map((item, place) => (
                      <span key={item.key}>
                        {place > 0 && ', '}
                        <JumpLink to={item} />
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {since.moved.length > 0 && (
          <table className={classes.moved}>
            <thead>
              <tr>
                {[words.valuesThatMoved, words.wasThen, words.now, words.change].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {since.moved.map(({ reference, before, beforeDate, now, change }) => (
                <tr key={reference.key}>
                  <th scope="row">
                    <JumpLink to={reference} />
                  </th>
                  <td>
                    {before}
                    {beforeDate && <span className={classes.date}>{beforeDate}</span>}
                  </td>
                  <td>{now}</td>
                  <td>{change}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Panel>
  );

/** What page one decides: what to do, and what changed since the last visit. */
export const FrontView = ({ front, words }: Pick<ReportDocument, 'front' | 'words'>) => (
  <>
    <Tasks front={front} words={words} />
    <Since front={front} words={words} />
  </>
);
