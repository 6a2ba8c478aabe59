import type { Examples } from '../../examples.ts';
import type { PreparedMessage } from './PreparedMessage.tsx';

const MESSAGE = {
  firstName: 'Ada',
  lastName: '',
  email: 'ada@mail.example',
  subject: 'A correction',
  message: 'The fee has changed.',
};

export const examples: Examples<typeof PreparedMessage> = {
  usual: {
    recipient: 'help@edgewise.example',
    message: MESSAGE,
    copyState: 'none',
    onCopy: () => undefined,
  },
  copied: {
    recipient: 'help@edgewise.example',
    message: MESSAGE,
    copyState: 'copied',
    onCopy: () => undefined,
  },
  longest: {
    recipient: 'corrections-and-questions-about-pages@mail.edgewise.example',
    message: { ...MESSAGE, message: 'A long message. '.repeat(200) },
    copyState: 'selected',
    onCopy: () => undefined,
  },
};
