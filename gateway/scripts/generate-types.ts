// Generates src/graphql/generated from the areas' schema.graphql: the schema's text and the types of its resolvers. With --check
// it writes nothing and fails if the committed files differ.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';

const graphql = new URL('../src/graphql/', import.meta.url);
const generated = new URL('generated/', graphql);
const header = '// Made by scripts/generate-types.ts from the schema.graphql of each area.\n';

/** The types that operations return: contract messages, whose fields GraphQL reads by name. */
const messages = [
  'Account',
  'Article',
  'CaseEvidence',
  'CasePhoto',
  'CaseReport',
  'Collection',
  'Comment',
  'ContentRequest',
  'Conversation',
  'CrowdSecond',
  'Device',
  'Episode',
  'FaqEntry',
  'Group',
  'Member',
  'Message',
  'MessageReaction',
  'MessageSettings',
  'ModerationCase',
  'CaseAppeal',
  'OwnDecision',
  'Notification',
  'PlayedEpisode',
  'Poll',
  'Position',
  'Post',
  'Privacy',
  'Profile',
  'QueuedEpisode',
  'Relationship',
  'RemovalRequest',
  'Room',
  'RoomEntry',
  'RoomMember',
  'RoomPlayback',
  'RoomQueue',
  'RoomQuote',
  'Segment',
  'Source',
  'SourceGroup',
  'Story',
  'Title',
  'WatchedEpisode',
];

/** Enums that resolvers get as the contract's values (src/graphql/contract-enums.ts). */
const contractEnums = [
  'ActivationState',
  'AdvertMoment',
  'AdvertVariant',
  'AgeMark',
  'AiringStatus',
  'AppealState',
  'Audience',
  'ContentMark',
  'ConversationFolder',
  'CaseOrder',
  'CaseOutcome',
  'CaseState',
  'CollectionSort',
  'CollectionVisibility',
  'FeedKind',
  'FilterField',
  'FollowState',
  'GroupFilter',
  'GroupRole',
  'GroupStanding',

  'HiddenBy',
  'LibraryList',
  'NotificationKind',
  'NotifyKind',
  'RemovalOutcome',
  'RemovalRight',
  'ReportProblem',
  'RoomActivity',
  'RoomPhase',
  'RoomRole',
  'SanctionKind',
  'Violation',
  'RoomVisibility',
  'RequestKind',
  'RequestState',
  'SegmentKind',
  'ShelfSort',
  'SourceHealth',
  'SourceKind',
  'SpoilerKind',
  'TargetKind',
  'TitleKind',
  'TitleMark',
  'TitleOrder',
  'TopicCategory',
  'TopicOrder',
  'TranslationKind',
];

const areas = (await readdir(graphql, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
  .map((entry) => entry.name)
  .sort();
const parts = await Promise.all(
  areas.map((area) => readFile(new URL(`${area}/schema.graphql`, graphql), 'utf8')),
);
const sdl = parts.join('\n');

const types = await codegen({
  documents: [],
  schema: parse(sdl),
  filename: 'types.ts',
  pluginMap: { typescript, resolvers },
  plugins: [{ typescript: {} }, { resolvers: {} }],
  config: {
    enumsAsTypes: true,
    useTypeImports: true,
    emitLegacyCommonJSImports: false,
    importExtension: '.js',
    contextType: '../../context.js#Ctx',
    enumValues: {
      ...Object.fromEntries(contractEnums.map((name) => [name, `@seyir/proto#${name}`])),
      CaptchaAction: '../contract-enums.js#CaptchaAction',
      ReactionKind: '@seyir/proto#Reaction',
      ReactionTarget: '../contract-enums.js#ReactionTarget',
      ReportTarget: '../contract-enums.js#ReportTarget',
      Role: '../contract-enums.js#Role',
      RoomCommand: '../contract-enums.js#RoomCommand',
      RequestVote: '../contract-enums.js#RequestVote',
      StoryVote: '../contract-enums.js#StoryVote',
    },
    scalars: { ID: 'string', DateTime: { input: 'Date', output: 'Date | Timestamp' } },
    mappers: {
      ...Object.fromEntries(messages.map((name) => [name, `@seyir/proto#${name} as ${name}Message`])),
      CaseStatistics: '@seyir/proto#GetCaseStatisticsResponse as CaseStatisticsMessage',
      AuditEntry: '../../operations/staff/audit.js#AuditEntry as AuditEntrySource',
      AuditList: '../sources.js#AuditPage',
      RemovalRequestList: '../sources.js#RemovalRequestPage',
      ModerationCaseList: '../sources.js#ModerationCasePage',
      WholeCase: '../../operations/cases/cases.js#WholeCase as WholeCaseSource',
      ArticleList: '../sources.js#ArticlePage',
      ContentRequestList: '../sources.js#ContentRequestPage',
      RequestSuggestions:
        '../../operations/requests/read-requests.js#RequestSuggestions as RequestSuggestionsSource',
      RequestContentPayload: '../../operations/requests/write-requests.js#Requested',
      StoryList: '../../operations/stories/stories.js#StoryPage',
      CollectionList: '../sources.js#CollectionPage',
      CollectionEntry:
        '../../operations/collections/read-collections.js#CollectionEntry as CollectionEntrySource',
      WholeCollection:
        '../../operations/collections/read-collections.js#WholeCollection as WholeCollectionSource',
      CommentList: '../sources.js#CommentPage',
      ConversationList: '../sources.js#ConversationPage',
      ConversationWith:
        '../../operations/messaging/read-messages.js#ConversationWith as ConversationWithSource',
      Inbox: '@seyir/proto#TakeInboxResponse as InboxMessage',
      MessageList: '../sources.js#MessagePage',
      MessageQuote: '@seyir/proto#Quote as QuoteMessage',
      EarnedBadge: '../../operations/badges/read-badges.js#ShownEarnedBadge',
      EarnedBadgeList: '../sources.js#EarnedBadgePage',
      EpisodeGroup: '../../operations/playback/list-title-groups.js#TitleGroup as TitleGroupSource',
      EpisodeList: '../sources.js#EpisodePage',
      FollowSuggestion: '../../operations/social/friends.js#ShownSuggestion',
      FriendsNow: '../sources.js#FriendsSource',
      GroupCandidate: '../../operations/groups/read-groups.js#ShownCandidate',
      GroupDate: '@seyir/proto#PlannedEpisode as PlannedEpisodeMessage',
      GroupList: '../sources.js#GroupPage',
      GroupMember: '../../operations/groups/read-groups.js#ShownGroupMember',
      GroupMemberList: '../sources.js#GroupMemberPage',
      GroupMemory: '@seyir/proto#GroupMemory as GroupMemoryMessage',
      GroupRequest: '../../operations/groups/read-groups.js#ShownGroupRequest',
      GroupRequestList: '../sources.js#GroupRequestPage',
      LibraryTitleList: '../sources.js#LibraryTitlePage',
      MemberList: '../sources.js#MemberPage',
      MemberTitle: '../../operations/library/list-member-titles.js#ShownMemberTitle',
      MemberTitleList: '../sources.js#MemberTitlePage',
      NotificationList: '../sources.js#NotificationPage',
      PositionList: '../sources.js#PositionPage',
      PostList: '../sources.js#PostPage',
      PostFrame: '../sources.js#PostFrameSource',
      PreRoll: '@seyir/proto#GetPreRollResponse as PreRollMessage',
      Restraint: '../../operations/accounts/restrain-member.js#ShownRestraint',
      RestraintList: '../sources.js#RestraintPage',
      RoomBeat: '@seyir/proto#BeatRoomResponse as BeatRoomResponseMessage',
      RoomFrame: '../sources.js#RoomFrameSource',
      RoomList: '../sources.js#RoomPage',
      RoomState: '@seyir/proto#RoomFrame as RoomFrameMessage',
      Season: '@seyir/proto#Season as SeasonMessage',
      SomeMembers: '@seyir/proto#SomeMembers as SomeMembersMessage',
      Spoiler: '@seyir/proto#Spoiler as SpoilerMessage',
      Target: '@seyir/proto#Target as TargetMessage',
      ThreadChange: '../sources.js#ThreadSource',
      ThreadFrame: '../sources.js#ThreadFrameSource',
      CommentFact: '@seyir/proto#CommentFact as CommentFactMessage',
      CommentReactions: '@seyir/proto#CommentReactions as CommentReactionsMessage',
      Topic: '@seyir/proto#ForumTopic as ForumTopicMessage',
      TopicState: '@seyir/proto#TopicState as TopicStateMessage',
      TopicList: '../../operations/forum/read-topics.js#TopicPage',
      MovedTopic: '../../operations/forum/read-topics.js#MovedForumTopic',
      TopicPostList: '../../operations/forum/read-topics.js#TopicPostPage',
      FoundTopicPosts: '../../operations/forum/search-posts.js#FoundTopicPosts as FoundTopicPostsSource',
      FoundForumPosts: '../../operations/forum/search-posts.js#FoundForumPosts as FoundForumPostsSource',
      FoundForumPost: '../../operations/forum/search-posts.js#FoundForumPost as FoundForumPostSource',
      Trailer: '../../operations/catalogue/get-trailers.js#PlayableTrailer as TrailerSource',
      TitleLibrary: '@seyir/proto#LibraryState as LibraryStateMessage',
      TitleList: '../sources.js#TitlePage',
      SearchResult: '../sources.js#SearchSource',
      FoundPerson: '../../operations/catalogue/search-people.js#FoundPerson as FoundPersonSource',
      PersonPage: '../../operations/catalogue/get-person.js#PersonPage as PersonPageSource',
      WatchedTogether: '@seyir/proto#WatchedTogether as WatchedTogetherMessage',
      WatchedEpisodeList: '../sources.js#WatchedEpisodePage',
      Viewer: '../sources.js#ViewerSource',
      DeskMember: '../../operations/staff/staff.js#DeskMember as DeskMemberSource',
      Sanction: '@seyir/proto#Sanction as SanctionMessage',
      ContactMessage: '@seyir/proto#ContactMessage as ContactMessageSource',
      ContactMessageList: '../sources.js#ContactPage',
      Advert: '@seyir/proto#Advert as AdvertMessage',
      Genre: '@seyir/proto#Genre as GenreMessage',
      Shelf: '@seyir/proto#Shelf as ShelfMessage',
      Person: '@seyir/proto#Person as PersonMessage',
      Credit: '@seyir/proto#Credit as CreditMessage',
      ShownNotification: '../../operations/notifications/describe.js#Described',
      ReactionCount: '@seyir/proto#ReactionCount as ReactionCountMessage',
    },
    avoidOptionals: { field: true },
    maybeValue: 'T | null | undefined',
    inputMaybeValue: 'T | undefined',
    nonOptionalTypename: false,
    skipTypename: true,
  },
});

const files = {
  'sdl.ts': `${header}export const sdl = ${'`'}${sdl.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}${'`'};\n`,
  'schema.graphql': `# Made by scripts/generate-types.ts from the schema.graphql of each area.\n\n${sdl}`,
  'types.ts': `${header}import type { Timestamp } from '@bufbuild/protobuf/wkt';\n${types.replaceAll(/^export \{/gm, 'export type {')}`,
};

await mkdir(generated, { recursive: true });
let differing = 0;
for (const [name, content] of Object.entries(files)) {
  const url = new URL(name, generated);
  if (!process.argv.includes('--check')) await writeFile(url, content);
  else if ((await readFile(url, 'utf8').catch(() => '')) !== content) {
    differing += 1;
    console.error(`src/graphql/generated/${name} is not what the schema makes: run "pnpm generate"`);
  }
}
process.exitCode = differing > 0 ? 1 : 0;
