import { SAFER_TOOLS } from '../../casinos/facts.ts';
import { type Criterion, unrated } from '../criterion.ts';

const ENOUGH = 4;
const SOME = 2;

export const saferGambling: Criterion = {
  id: 'safer-gambling',
  name: 'Safer-gambling tools',
  question: 'Which brakes can you set yourself?',
  rule: {
    pass: `Deposit limit, self-exclusion and at least ${ENOUGH - 2} more of: loss limit, session reminder, time-out.`,
    partial: `At least ${SOME} of the ${SAFER_TOOLS.length} tools.`,
    fail: `Fewer than ${SOME}.`,
  },
  judge: ({ facts }) => {
    if (facts.saferTools === null) return unrated('its safer-gambling tools');
    const tools = facts.saferTools.value;
    const reason = `${tools.length} of ${SAFER_TOOLS.length} tools: ${
      tools.length > 0 ? tools.join(', ').replaceAll(/-(?=limit|reminder)/g, ' ') : 'none'
    }.`;
    const essential = tools.includes('deposit-limit') && tools.includes('self-exclusion');
    if (essential && tools.length >= ENOUGH) return { verdict: 'pass', reason };
    return { verdict: tools.length >= SOME ? 'partial' : 'fail', reason };
  },
};
