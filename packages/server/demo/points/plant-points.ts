import { comment, type DemoPoint, dropdown, measurement, radio } from './demo-point.ts';
import { summary } from './demo-tables.ts';

const audits = { protocolTypes: ['Audit_Site', 'Audit_Site_Operational'] as const };

/** What an auditor looks at in a plant before its machines. */
export const plantPoints: readonly DemoPoint[] = [
  radio('Traffic routes and parking', 'Walk from the gate to the primary crusher.', 'Ok or not ok', audits),
  radio('Guards of conveyors', 'Look at tail pulleys, return rollers and drives.', 'Ok or not ok', audits),
  radio('Pull cords of conveyors', 'Pull one cord of every conveyor while it runs empty.', 'Ok or not ok', audits),
  radio('Housekeeping', 'Look for spillage under conveyors and on walkways.', 'Condition', audits),
  radio('Lighting', 'Look at stairs, platforms and transfer points.', 'Condition', audits),
  radio('Primary feeder', 'Look at pan, grizzly and drive.', 'Condition', audits),
  radio('Conveyor belts', 'Look at edges, splices and tracking.', 'Condition', audits),
  radio('Transfer chutes', 'Look for wear, holes and build-up.', 'Condition', audits),
  radio('Magnet and metal detector', 'Try the detector with the test piece.', 'Ok or not ok', audits),
  radio('Dust suppression', 'Look at nozzles, covers and water supply.', 'Condition', audits),
  radio('Electrical rooms', 'Look for dust, open cabinets and blocked doors.', 'Condition', audits),
  dropdown('Stockpile of feed', 'How long the plant can run on what lies before the primary.', {
    Reserve: ['Less than a shift', 'One shift', 'Several days'],
  }),
  comment('Changes of the plant since the last audit', 'Machines, conveyors and media that are new or gone.', audits),
  measurement('Feed top size', 'Measure the largest lump of five loads.', 'mm', [['', null, null, 700, 900]], audits),
  summary('Hours and stops of the last month', 'From the shift book.', ['Hours planned', 'Hours run', 'Stops'], audits),
  measurement('Throughput of the plant', 'Mean of the belt scale over an hour.', 't/h', [['', null, 150, null, null]], {
    ...audits,
    chart: true,
  }),
  measurement(
    'Recirculating load',
    'Share of the feed that comes back to the crushers.',
    '%',
    [['', null, 5, 35, 45]],
    {
      ...audits,
      chart: true,
    },
  ),
  radio('Level control of crushers', 'Watch the cavities for ten minutes.', 'Ok or not ok', audits),
  radio(
    'Settings follow the plan',
    'Compare the closed side settings with the plan of the plant.',
    'Ok or not ok',
    audits,
  ),
  radio('Maintenance plan', 'Read what was planned and what was done.', 'Ok or not ok', audits),
];
