import classes from './rule.module.css';
import { ruleText } from './rule-text.ts';

/** A rule that is only read. */
export const RuleText = ({ rule }: { rule: unknown }) => <pre className={classes.text}>{ruleText(rule)}</pre>;
