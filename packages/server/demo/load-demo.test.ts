import { useTestApp } from '../testing/test-app.ts';
import { testAudits } from './audits/audit-tests.ts';
import { testCertificates } from './certificate-tests.ts';
import { testInspections } from './inspections/inspection-tests.ts';
import { testPaper } from './inspections/paper-tests.ts';

// Loading takes longer than all tests of it, which therefore share one.
const lines: string[] = [];
const app = useTestApp({ content: 'whole', say: (line) => lines.push(line) });

testInspections(app, lines);
testPaper(app);
testAudits(app);
testCertificates(app);
