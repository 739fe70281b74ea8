import 'reflect-metadata';
import { create, toBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Controller, Module, type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MemberChangedSchema, MutedWordsChangedSchema, NotificationsService } from '@seyir/proto';
import { EventServer } from '../../src/events/event-server.js';
import { OnEvent, OnEvents, type Received } from '../../src/events/on-event.js';
import { ServiceServer } from '../../src/events/service-server.js';
import { InProcessNetwork } from '../../src/rpc/in-process.js';
import { InProcessServer } from '../../src/rpc/in-process-server.js';
import { StatusFilter } from '../../src/rpc/status-filter.js';
import { memberEvent } from './records.js';

const heard: string[] = [];

@Controller()
class Members {
  @OnEvent(MemberChangedSchema)
  async memberChanged({ message }: Received<typeof MemberChangedSchema>): Promise<void> {
    if (message.username === 'broken') throw new Error('no room for broken');
    heard.push(message.username);
  }

  @OnEvents(MutedWordsChangedSchema, { concerns: ({ words }) => words.length > 0 })
  async wordsChanged(received: readonly Received<typeof MutedWordsChangedSchema>[]): Promise<void> {
    heard.push(received.map(({ message }) => message.words.join()).join(' '));
  }
}

@Module({ controllers: [Members] })
class MembersModule {}

const events = new EventServer();
let app: INestMicroservice;
beforeAll(async () => {
  const calls = new InProcessServer(new InProcessNetwork(), NotificationsService);
  const strategy = new ServiceServer(calls, events);
  app = await NestFactory.createMicroservice(MembersModule, { strategy, logger: false });
  app.useGlobalFilters(new StatusFilter(() => undefined));
  await app.listen();
});
afterAll(() => app.close());

const tell = (username: string): Promise<void> | undefined => {
  const data = toBinary(MemberChangedSchema, create(MemberChangedSchema, { username }));
  return events.handlerOf(MemberChangedSchema.typeName)?.({ ...memberEvent(username, 1), data });
};

it('passes events to their handlers, and their errors unchanged to the consumer', async () => {
  await tell('ayse');
  expect(heard).toEqual(['ayse']);
  await expect(tell('broken')).rejects.toMatchObject({ message: 'no room for broken' });
});

it('passes many events to a handler that takes many, and asks which of them concern the service', async () => {
  const ofWords = (memberId: string, words: string[]) => ({
    ...memberEvent(memberId, 1),
    data: toBinary(MutedWordsChangedSchema, create(MutedWordsChangedSchema, { memberId, words })),
  });
  const [none, two, one] = [ofWords('ayse', []), ofWords('bora', ['son', 'final']), ofWords('can', ['ölüm'])];
  const type = MutedWordsChangedSchema.typeName;
  const { concerns, many, alone } = events.traitsOf(type);
  expect([none, two, one].map((event) => concerns?.(event))).toEqual([false, true, true]);
  expect(alone).toBe(false);
  heard.length = 0;
  await many?.([two, one]);
  await events.handlerOf(type)?.(one);
  expect(heard).toEqual(['son,final ölüm', 'ölüm']);
  expect(events.traitsOf(MemberChangedSchema.typeName).many).toBeUndefined();
});
