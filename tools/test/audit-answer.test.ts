import { expect, test } from 'vitest';
import { readAuditAnswer } from './audit-answer.ts';

/** The form that npm documents for version 2 of its report, shortened to what is read. */
const affected = {
  auditReportVersion: 2,
  vulnerabilities: {
    minimist: {
      name: 'minimist',
      severity: 'critical',
      isDirect: false,
      via: [
        {
          source: 1179,
          name: 'minimist',
          dependency: 'minimist',
          title: 'Prototype Pollution in minimist',
          url: 'https://github.com/advisories/GHSA-vh95-rmgr-6w4m',
          severity: 'moderate',
          range: '<0.2.1',
        },
      ],
      effects: ['mkdirp'],
      range: '<=0.2.3',
      nodes: ['node_modules/minimist'],
      fixAvailable: true,
    },
    mkdirp: {
      name: 'mkdirp',
      severity: 'critical',
      isDirect: true,
      via: ['minimist'],
      effects: [],
      range: '0.4.1 - 0.5.1',
      nodes: ['node_modules/mkdirp'],
      fixAvailable: true,
    },
  },
  metadata: { vulnerabilities: { critical: 2, total: 2 } },
};

test('an advisory is named once, with the package it is about and where to read it', () => {
  expect(readAuditAnswer(JSON.stringify(affected))).toEqual({
    advisories: [
      'minimist <0.2.1, moderate: Prototype Pollution in minimist, https://github.com/advisories/GHSA-vh95-rmgr-6w4m',
    ],
  });
});

test('a report without vulnerabilities is an answer', () => {
  const clean = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: {} });
  expect(readAuditAnswer(clean)).toEqual({ advisories: [] });
});

test('a registry that does not answer is no clean report', () => {
  const refused = JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 });
  expect(readAuditAnswer(refused)).toEqual({ refusal: '405 Method Not Allowed' });
});

test('anything else is an error', () => {
  expect(() => readAuditAnswer('{"error":{"code":"ENOLOCK"}}')).toThrow();
  expect(() => readAuditAnswer('')).toThrow();
});
